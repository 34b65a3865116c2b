// The game's rules without a browser: the program `tefuda-lab`, asked line by line.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Judges what a page has saved, independently of the page. Ended by `close`. */
export class Lab {
  #program;
  #answers;

  constructor(path = process.env.TEFUDA_LAB) {
    assert.ok(path, 'TEFUDA_LAB names the program tefuda-lab');
    this.#program = spawn(path, ['apply'], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#answers = createInterface({ input: this.#program.stdout })[Symbol.asyncIterator]();
  }

  /** The state that a saved game is in once `further` actions have followed: `{position, legal, outcome, …}`. */
  async apply({ game, preset, options, players, deal, actions, previous }, further = []) {
    const request = { game, preset, options, seats: players.length, deal, actions: [...actions, ...further] };
    if (previous) request.previous = previous;
    this.#program.stdin.write(`${JSON.stringify(request)}\n`);
    const { value, done } = await this.#answers.next();
    assert.ok(!done, 'tefuda-lab answers');
    const answer = JSON.parse(value);
    assert.ok(answer.ok, `tefuda-lab refuses a game that the page has saved: ${value}`);
    return answer;
  }

  close() {
    this.#program.stdin.end();
  }
}

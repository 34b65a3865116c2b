// What a page keeps while it is played, told by the browser at every change: nothing has to be asked of a page that is busy
// drawing, and no action between two questions is missed.

/** The saved game of a page. */
export class Saves {
  /** The last record that was saved; it stays when the save is removed. */
  record = null;
  /** Whether the save has been removed, as it is when a game has ended. */
  removed = false;
  #waiting = new Set();

  /** From when the page of `game` has saved something. */
  static async watch(game) {
    const saves = new Saves();
    const browser = await game.context.newCDPSession(game.page);
    const save = ({ key, newValue }) => key === 'tefuda/game.json' && saves.#change(JSON.parse(newValue), false);
    browser.on('DOMStorage.domStorageItemAdded', save);
    browser.on('DOMStorage.domStorageItemUpdated', save);
    browser.on('DOMStorage.domStorageItemRemoved', ({ key }) => key === 'tefuda/game.json' && saves.#change(saves.record, true));
    await browser.send('DOMStorage.enable');
    const present = await game.recordWhere((record) => record !== null);
    saves.record ??= present;
    return saves;
  }

  #change(record, removed) {
    this.record = record;
    this.removed = removed;
    for (const look of this.#waiting) look();
  }

  /** Waits until `wanted` holds of these saves, at most so many milliseconds; returns whether it does. */
  until(wanted, patience) {
    return new Promise((resolve) => {
      const look = () => {
        const holds = wanted(this);
        if (holds) end(holds);
      };
      const end = (holds) => {
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve(holds);
      };
      const timer = setTimeout(() => end(false), patience);
      this.#waiting.add(look);
      look();
    });
  }
}

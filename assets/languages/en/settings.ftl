# The settings.
settings = Settings
settings-explained = Changes take effect at once
settings-language = Language
settings-language-ja = 日本語
settings-language-en = English
settings-animation-speed = Animation speed
settings-animation-speed-off = Off
settings-animation-speed-fast = Fast
settings-animation-speed-normal = Normal
settings-animation-speed-slow = Slow
settings-reduced-motion = Reduced motion
settings-reduced-motion-explained = Replaces flying and shaking with quiet fades.
settings-swap-confirm = Swap confirm and cancel
settings-swap-confirm-explained = Exchanges the controller's confirm and cancel buttons.
settings-playable-marks = Mark playable cards
settings-playable-marks-explained = Marks the cards you can play now.
settings-full-screen = Full screen

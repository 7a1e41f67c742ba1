// The page of an engine below the floor (floor.json): what to update, in both languages. The app itself
// may not even be read there, so this is a classic script in the syntax of any engine.
(function () {
  var FLOOR = { chrome: '111', safari: '16.4', webkitgtk: '2.40' };

  function has(feature) {
    try {
      return feature();
    } catch (_error) {
      return false;
    }
  }

  // Chromium has these since 110 and 111, WebKit the last one since 16.4.
  var isEnough =
    has(function () {
      return typeof [].toReversed === 'function';
    }) &&
    has(function () {
      return CSS.supports('color', 'color-mix(in srgb, red, red)');
    }) &&
    has(function () {
      return new RegExp('(?<=a)b').test('ab');
    });
  if (isEnough) return;

  var agent = navigator.userAgent;
  var isTablet = /Macintosh/.test(agent) && navigator.maxTouchPoints > 1;
  var parts;
  if (/Android/.test(agent))
    parts = [
      'Aktualizuj v Obchodě Play „Android System WebView“ a Chrome, aspoň na verzi ' + FLOOR.chrome + '.',
      'Update “Android System WebView” and Chrome in the Play Store, to version ' + FLOOR.chrome + ' at least.'
    ];
  else if (/iPhone|iPad|iPod/.test(agent) || isTablet)
    parts = [
      'Aktualizuj v Nastavení systém, aspoň na iOS ' + FLOOR.safari + '.',
      'Update the system in Settings, to iOS ' + FLOOR.safari + ' at least.'
    ];
  else if (/Macintosh/.test(agent))
    parts = [
      'Aktualizuj v Nastavení systému Safari, aspoň na verzi ' + FLOOR.safari + '.',
      'Update Safari in System Settings, to version ' + FLOOR.safari + ' at least.'
    ];
  else if (/Windows/.test(agent))
    parts = [
      'Aktualizuj Microsoft Edge WebView2, aspoň na verzi ' + FLOOR.chrome + '.',
      'Update Microsoft Edge WebView2, to version ' + FLOOR.chrome + ' at least.'
    ];
  else if (/Chrome/.test(agent))
    parts = [
      'Aktualizuj prohlížeč, aspoň na Chromium ' + FLOOR.chrome + '.',
      'Update the browser, to Chromium ' + FLOOR.chrome + ' at least.'
    ];
  else
    parts = [
      'Aktualizuj WebKitGTK (libwebkit2gtk-4.1), aspoň na verzi ' + FLOOR.webkitgtk + '.',
      'Update WebKitGTK (libwebkit2gtk-4.1), to version ' + FLOOR.webkitgtk + ' at least.'
    ];

  var says = [
    ['cs', 'Ještě jedna aktualizace a hrajeme', parts[0] + ' Pak Čtyřhru spusť znovu. Rozehrané partie na tebe počkají.'],
    ['en', 'One update, then we play', parts[1] + ' Then start Čtyřhra again. Your games will be waiting.']
  ];
  var page = document.getElementById('app');
  // Without its place the app does not begin.
  page.removeAttribute('id');
  page.style.cssText =
    'max-width: 26em; margin: 0 auto; padding: 3em 1.5em; color: #2a231b; font: 1.125em/1.45 "Alegreya Sans", system-ui, sans-serif';
  document.documentElement.style.background = '#f7f0df';
  for (var i = 0; i < says.length; i += 1) {
    var part = page.appendChild(document.createElement('section'));
    part.lang = says[i][0];
    part.style.marginBottom = '2.5em';
    var title = part.appendChild(document.createElement('h1'));
    title.textContent = says[i][1];
    title.style.cssText = 'margin: 0 0 0.4em; font-size: 1.4em; line-height: 1.2';
    part.appendChild(document.createElement('p')).textContent = says[i][2];
  }
})();

// The built app in its real window: starts, plays, is killed in the middle and comes back.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { beginAlone, id, layCard, round } from '../lib/alone';
import { program } from '../lib/place';
import { answerDialog, freshHome, openScreen, type Screen, startAgain, Window } from '../lib/window';

const app = program('ctyrhra');
let screen: Screen;
let open: Window | undefined;

beforeAll(async () => {
  screen = await openScreen();
});

afterAll(async () => {
  await open?.kill();
  screen.close();
});

describe('the real window', () => {
  const home = freshHome();

  it('starts on the home screen, in a size for a phone too', async () => {
    open = await Window.open(app, screen, home);
    await open.until(`return document.querySelector('${id('game-kraje')}') !== null`);
    await open.shoot('window-home');
    await open.resize(390, 844);
    await open.shoot('window-home-phone');
    await open.resize(1180, 820);
  });

  it('plays a move, is killed, and stands at that move when it starts again', async () => {
    if (open === undefined) throw new Error('the window did not open');
    const shown = open;
    await beginAlone(shown);
    const after = await layCard(shown, () => shown.shoot('window-ghost'));
    await open.kill();

    open = await Window.open(app, screen, home);
    await open.click(id('continue'));
    await open.until(round);
    expect(await open.run<string>(round)).toBe(after);
    await open.shoot('window-again');
  });

  it('answers nonsense with a code and goes on', async () => {
    if (open === undefined) throw new Error('the window did not open');
    const told = await open.runAsync<string>(
      `const done = arguments[0];
       window.__TAURI_INTERNALS__.invoke('call', { request: '{"type":"fly"}' }).then(done, done)`,
    );
    expect(JSON.parse(told)).toEqual({ code: 'badRequest', data: { where: 'type' } });
    expect(await open.run<string>(round)).not.toBe('');
  });

  it('saves a backup where the dialog says, nothing when it is cancelled, and takes the file in', async () => {
    if (open === undefined) throw new Error('the window did not open');
    await open.kill();
    open = await Window.open(app, screen, home);
    await open.click(id('nav-settings'));
    await open.click(id('open-backup'));
    const folder = join(home, 'kept');
    mkdirSync(folder, { recursive: true });
    const title = 'Kam soubor uložit|Where to save the file';

    await open.click(id('backup-make'));
    await answerDialog(screen, title, [['key', 'Escape']]);
    await open.until(`return document.querySelector('${id('backup-make')}:not(:disabled)') !== null`);
    expect(await open.run<string>(`return document.querySelector('.notice')?.textContent ?? ''`)).toBe('');

    const file = join(folder, 'moje.backup');
    await open.click(id('backup-make'));
    await answerDialog(screen, title, [
      ['key', 'ctrl+a'],
      ['type', '--delay', '20', file],
      ['key', 'Return'],
    ]);
    await open.until(`return document.querySelector('.notice') !== null`);
    await open.shoot('window-saved');
    expect(readdirSync(folder)).toEqual(['moje.backup']);
    expect(readFileSync(file, 'latin1').split('\n')[0]).toContain('"ctyrhraBackup":2');

    await open.enter(id('restore-file'), file);
    await open.until(`return document.querySelector('${id('restore-look')}') !== null`);
    await open.shoot('window-restore');
    expect(existsSync(join(home, 'data', 'cz.ctyrhra.app', 'ctyrhra-backup.db'))).toBe(false);
  });

  it('opens the file it is started with', async () => {
    await open?.kill();
    open = await Window.open(app, screen, home, [join(home, 'kept', 'moje.backup')]);
    await open.until(`return document.querySelector('${id('restore-look')}') !== null`);
    await open.kill();
    const list = join(home, 'kept', 'list.bin');
    writeFileSync(list, Buffer.from([0, 1, 2]));
    open = await Window.open(app, screen, home, [list]);
    await open.until(`return document.querySelector('.notice')?.textContent.includes('list.bin') === true`);
  });

  it('has no menu of a web page, but where text is written', async () => {
    if (open === undefined) throw new Error('the window did not open');
    const menu = (selector: string) =>
      open?.run<boolean>(
        `const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
         document.querySelector(arguments[0]).dispatchEvent(event);
         return !event.defaultPrevented`,
        selector,
      );
    await open.click(id('game-kraje'));
    await open.until(`return document.querySelector('${id('name-0')}') !== null`);
    expect(await menu('h1')).toBe(false);
    expect(await menu(id('name-0'))).toBe(true);
  });

  it('stands where it stood when it was closed, as large as it was', async () => {
    if (open === undefined) throw new Error('the window did not open');
    const size = `return [innerWidth, innerHeight]`;
    await open.resize(930, 610);
    await open.until(`return innerWidth === 930`);
    const before = await open.run<number[]>(size);
    await open.close();
    // Whoever copies the file of saved games alone has all of them.
    const files = readdirSync(join(home, 'data', 'cz.ctyrhra.app'));
    expect(files.filter((name) => /^ctyrhra\.db/.test(name))).toEqual(['ctyrhra.db', 'ctyrhra.db.lock']);
    open = await Window.open(app, screen, home);
    await open.until(`return document.querySelector('${id('game-kraje')}') !== null`);
    expect(await open.run<number[]>(size)).toEqual(before);
  });

  it('is handed the file of a second start, and stays the only one', async () => {
    if (open === undefined) throw new Error('the window did not open');
    expect(await startAgain(app, screen, home, [join(home, 'kept', 'moje.backup')])).toBe(0);
    await open.until(`return document.querySelector('${id('restore-look')}') !== null`);
  });

  it('is handed the code of a link, and says what is wrong with it', async () => {
    if (open === undefined) throw new Error('the window did not open');
    expect(await startAgain(app, screen, home, ['ctyrhra:4HNOCODE'])).toBe(0);
    await open.until(`return document.querySelector('${id('import-code')}') !== null`);
    await open.until(`return document.querySelector('[data-testid=import-code-fault]') !== null`);
    await open.shoot('window-link');
  });

  it('is drawn another way where the page of the last start never answered, and says so', async () => {
    await open?.kill();
    const told = join(home, 'data', 'cz.ctyrhra.app', 'renderer');
    writeFileSync(told, '0 blank');
    open = await Window.open(app, screen, home);
    await open.until(`return document.querySelector('.notice')?.textContent.includes('another way') === true`);
    expect(readFileSync(told, 'utf8')).toBe('1 seen');
    await open.shoot('window-redrawn');
  });

  it('opens where nothing can be written, and says that nothing will be saved', async () => {
    await open?.kill();
    open = await Window.open(app, screen, '/proc/nowhere');
    await open.until(`return document.querySelector('${id('game-kraje')}') !== null`);
    await open.until(`return document.querySelector('[data-testid=troubles]') !== null`);
    await open.shoot('window-nowhere');
  });
});

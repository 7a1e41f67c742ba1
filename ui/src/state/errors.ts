// The words for every error of the door. A new code does not compile until it has words here;
// a test checks that both languages have them.

import type { ApiError, Trouble } from '../host/protocol';
import { type Message, msg } from '../words/words';

type Code = ApiError['code'];

/** The key of each code's words. */
export const ERROR_WORDS: Readonly<Record<Code, string>> = {
  illegal: 'error-illegal',
  unforeseen: 'error-unforeseen',
  stale: 'error-stale',
  notOnTurn: 'error-not-on-turn',
  nothingToUndo: 'error-nothing-to-undo',
  unknownTable: 'error-unknown-table',
  unknownPerson: 'error-unknown-person',
  unknownGame: 'error-unknown-game',
  badRequest: 'error-bad-request',
  seed: 'error-seed',
  share: 'error-share',
  backup: 'error-backup',
  running: 'error-running',
  noPuzzle: 'error-no-puzzle',
  setup: 'error-setup',
  pack: 'error-pack',
  damaged: 'error-damaged',
  unplayable: 'error-unplayable',
  newer: 'error-newer',
  older: 'error-older',
  readOnly: 'error-read-only',
  diskFull: 'error-disk-full',
  busy: 'error-busy',
  inUse: 'error-in-use',
  bug: 'error-bug',
};

/** The key of each trouble's words. */
export const TROUBLE_WORDS: Readonly<Record<Trouble['type'], string>> = {
  setAside: 'trouble-set-aside',
  damaged: 'trouble-damaged',
  newer: 'error-newer',
  older: 'error-older',
  readOnly: 'error-read-only',
  diskFull: 'error-disk-full',
  inUse: 'error-in-use',
  putBack: 'trouble-put-back',
  badLog: 'trouble-bad-log',
  badRow: 'trouble-bad-row',
  botFailed: 'trouble-bot-failed',
  unplayable: 'error-unplayable',
};

/** The sentence for an error. A game's own reason has its words with the game. */
export function errorMessage(error: ApiError): Message {
  const id = ERROR_WORDS[error.code];
  switch (error.code) {
    case 'setup':
      return setupMessage(error.data.why);
    case 'share':
      return msg(SHARE_WORDS[error.data.why.code]);
    case 'backup':
      return msg(BACKUP_WORDS[error.data.why.code]);
    case 'badRequest':
      return msg(id, { where: error.data.where });
    case 'pack':
      return msg(id, { count: error.data.faults.length });
    case 'damaged':
      return msg(id, { n: error.data.n ?? 0, known: error.data.n === null ? 'no' : 'yes' });
    case 'bug':
      return msg(id, { message: error.data.message });
    case 'unplayable':
      return msg(id, { missing: error.data.missing });
    case 'illegal':
    case 'unforeseen':
    case 'stale':
    case 'notOnTurn':
    case 'nothingToUndo':
    case 'unknownTable':
    case 'unknownPerson':
    case 'unknownGame':
    case 'seed':
    case 'running':
    case 'noPuzzle':
    case 'newer':
    case 'older':
    case 'readOnly':
    case 'diskFull':
    case 'busy':
    case 'inUse':
      return msg(id);
  }
}

function setupMessage(why: Extract<ApiError, { code: 'setup' }>['data']['why']): Message {
  switch (why.code) {
    case 'seats':
      return msg('error-setup-seats', { least: why.least, most: why.most });
    case 'option':
      return msg('error-setup-option', { name: why.name });
    case 'pack':
      return msg('error-setup-pack', { given: why.given });
  }
}

/** The key for each way in which what somebody sent is no game. */
export const SHARE_WORDS: Readonly<
  Record<Extract<ApiError, { code: 'share' }>['data']['why']['code'], string>
> = {
  noGame: 'share-no-game',
  damaged: 'share-damaged',
  newer: 'share-newer',
  unknownGame: 'share-unknown-game',
  rules: 'share-rules',
  setup: 'share-setup',
  time: 'share-time',
  step: 'share-step',
  agreed: 'share-agreed',
  totals: 'share-totals',
};

/** The key for each way in which a file is no backup. */
export const BACKUP_WORDS: Readonly<
  Record<Extract<ApiError, { code: 'backup' }>['data']['why']['code'], string>
> = {
  noBackup: 'backup-none',
  damaged: 'backup-damaged',
  newer: 'backup-newer',
  older: 'backup-older',
};

/** The sentence for something wrong with the saved games. */
export function troubleMessage(trouble: Trouble): Message {
  const id = TROUBLE_WORDS[trouble.type];
  switch (trouble.type) {
    case 'setAside':
      return msg(id, { file: trouble.keptAs, count: trouble.rescued });
    case 'putBack':
      return msg(id, { file: trouble.keptAs ?? '', kept: trouble.keptAs === null ? 'no' : 'yes' });
    case 'badLog':
      return msg(id, { n: trouble.n });
    case 'damaged':
    case 'newer':
    case 'older':
    case 'readOnly':
    case 'diskFull':
    case 'badRow':
    case 'inUse':
    case 'botFailed':
      return msg(id);
    case 'unplayable':
      return msg(id, { missing: trouble.missing });
  }
}

/** The key for a refusal that is not a rule of the game. */
export const REFUSAL_WORDS = {
  over: 'refusal-over',
  notYourTurn: 'refusal-not-your-turn',
  chanceFirst: 'refusal-chance-first',
  notChance: 'refusal-chance-first',
  impossible: 'refusal-impossible',
} as const;

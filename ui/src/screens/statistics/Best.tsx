// The best results of one kind of games: of everybody and, beside them, of one person; and how the
// record came about. Everything opens the game it was reached in.

import { useState } from 'preact/hooks';
import type { Feat, Kind, Player, Record, Best as Told } from '../../host/protocol';
import { Chips } from '../../kit/controls';
import { Icon } from '../../kit/Icon';
import { useReply } from '../../state/reply';
import { gameName, kindName, playerName } from '../../words/names';
import { date, duration, number, points } from '../../words/numbers';
import { say } from '../../words/words';
import { Page } from '../Page';
import { Components } from './Components';
import { openGame, Who } from './parts';
import { Source } from './Source';

/** Who sat at the table beside the one whose result it is. */
type AtTable = 'all' | 'people' | 'bots';
const AT_TABLE: readonly AtTable[] = ['all', 'people', 'bots'];

/** The chip for everybody; no profile is called that. */
const EVERYBODY = '';

/** In what somebody is best. */
export function featName(feat: Feat, isSolo: boolean): string {
  return say(isSolo && feat === 'fastest' ? 'feat-fastest-solo' : `feat-${feat}`);
}

/** Points, or how long it took. */
export function featValue({ feat, value }: Pick<Record, 'feat' | 'value'>): string {
  return feat === 'fastest' ? duration(value) : number(value);
}

export function Best({ kind }: { kind: Kind }) {
  const [feat, setFeat] = useState<Feat>('score');
  const [at, setAt] = useState<AtTable>('all');
  const [person, setPerson] = useState(EVERYBODY);
  const of = {
    kind,
    feat,
    ...(at === 'all' ? {} : { peopleOnly: at === 'people' }),
  };
  const all = useReply({ type: 'best', ...of });
  if (!all) return <Page title={gameName(kind.game)}>{null}</Page>;
  const isSolo = kind.seats === 1;
  const whose = all.people.find(({ profile }) => profile === person);
  return (
    <Page title={gameName(kind.game)}>
      <div class="stat-stack" data-testid="best">
        <p class="note">{kindName(kind)}</p>
        <Chips
          label={say('best-feat')}
          isLabelHidden
          value={feat}
          onChoose={setFeat}
          choices={all.feats.map((value) => ({ value, label: say(`best-feat-${value}`) }))}
        />
        {!isSolo && (
          <Chips
            label={say('best-table')}
            value={at}
            onChoose={setAt}
            choices={AT_TABLE.map((value) => ({ value, label: say(`best-table-${value}`) }))}
          />
        )}
        {all.people.length > 0 && (
          <Chips
            label={say('best-beside')}
            value={person}
            onChoose={setPerson}
            choices={[
              { value: EVERYBODY, label: say('best-nobody') },
              ...all.people.map((it) => ({ value: it.profile ?? '', label: playerName(it) })),
            ]}
          />
        )}
        {feat === 'fastest' && all.floor !== undefined && <Floor floor={all.floor} />}
        <div class="stat-cards">
          {whose ? <div class="best-column">{told(all, feat, kind)}</div> : told(all, feat, kind)}
          {whose && <Own of={of} whose={whose} />}
          {whose && <Components kind={kind} person={whose} />}
        </div>
      </div>
    </Page>
  );
}

/** From how many points on somebody can be the fastest. */
export function Floor({ floor }: { floor: number }) {
  return <p class="note">{say('best-floor', { points: Math.abs(floor), shown: points(floor) })}</p>;
}

function told({ top, history }: Told, feat: Feat, kind: Kind) {
  return (
    <>
      <Column title={featName(feat, kind.seats === 1)} top={top} kind={kind} />
      <Column title={say('best-history')} history={history} kind={kind} />
    </>
  );
}

/** The same of one person. */
function Own(props: {
  of: { readonly kind: Kind; readonly feat: Feat; readonly peopleOnly?: boolean };
  whose: Player;
}) {
  const { of, whose } = props;
  const own = useReply({ type: 'best', ...of, person: whose.profile ?? '' });
  if (!own) return null;
  const name = playerName(whose);
  const history = say('best-own-history', { name });
  return (
    <div class="best-column" data-testid="best-own">
      <Column title={name} top={own.top} kind={of.kind} isOwn />
      <Column title={history} history={own.history} kind={of.kind} isOwn />
    </div>
  );
}

function Column(props: {
  title: string;
  top?: readonly { readonly place: number; readonly record: Record }[];
  history?: readonly Record[];
  kind: Kind;
  isOwn?: boolean;
}) {
  const { title, top, history = [], kind, isOwn = false } = props;
  const rows = top ?? history.map((record) => ({ place: undefined, record }));
  return (
    <section class="stat-card" data-testid={top ? 'best-top' : 'best-history'}>
      <h2>{title}</h2>
      {rows.length === 0 && <p class="empty">{say('stat-empty-part')}</p>}
      <ol class="records">
        {rows.map(({ place, record }) => (
          <li key={`${record.table} ${record.seat}`}>
            <Row record={record} place={place} game={kind.game} isOwn={isOwn} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Row(props: { record: Record; place: number | undefined; game: string; isOwn: boolean }) {
  const { record, place, game, isOwn } = props;
  return (
    <button type="button" class="record" onClick={() => openGame(record.table, record.step)}>
      <span class="record-feat in-row">
        {place !== undefined && <b class="best-place">{say('best-place', { place })}</b>}
        {isOwn ? date(record.at) : <Who player={record.holder} seat={record.seat} />}
      </span>
      <b class="record-value">{featValue(record)}</b>
      <span class="record-holder in-row">
        {!isOwn && <span class="record-at">{date(record.at)}</span>}
        <Source record={record} game={game} />
      </span>
      <Icon name="next" size={18} />
    </button>
  );
}

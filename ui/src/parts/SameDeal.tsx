// What everybody here made of a deal, the most points first: one's own tries, a friend's that came by
// code, the day's deal of the whole household, the bots, and par. A deal that was played once has
// nothing to be compared with.

import type { DealResult } from '../host/protocol';
import { Icon } from '../kit/Icon';
import { Mark } from '../kit/Mark';
import { markOf } from '../kit/marks';
import { open } from '../state/nav';
import { useReply } from '../state/reply';
import { botName } from '../words/bots';
import { date, number, points } from '../words/numbers';
import { say } from '../words/words';

export function SameDeal({ table, turn }: { table: string; turn?: number }) {
  const deal = useReply({ type: 'sameDeal', table }, turn);
  if (!deal || deal.games < 2) return null;
  const { par } = deal;
  // Par stands where its points belong, after those who reached it.
  const nAbove = par === undefined ? 0 : deal.results.filter(({ score }) => score >= par).length;
  const row = (it: DealResult) => (
    <li key={`${it.table} ${it.seat}`} data-this={it.isThis} data-own={it.isOwn}>
      <Row of={it} />
    </li>
  );
  return (
    <section class="same-deal" data-testid="same-deal">
      <h3>
        {say('deal-table')} <small class="quiet">{say('deal-games', { count: deal.games })}</small>
      </h3>
      <ol class="deal-rows">
        {deal.results.slice(0, nAbove).map(row)}
        {par !== undefined && (
          <li key="par" class="deal-row deal-par" data-testid="deal-par">
            <Icon name="flag" size={18} />
            <span>{say('deal-par')}</span>
            <b>{number(par, 1)}</b>
          </li>
        )}
        {deal.results.slice(nAbove).map(row)}
      </ol>
    </section>
  );
}

function Row({ of }: { of: DealResult }) {
  const { player, seat } = of;
  const content = (
    <>
      {player.level === undefined ? (
        <Mark mark={markOf(player.mark, seat)} size={18} />
      ) : (
        <Icon name="bot" size={18} />
      )}
      <span class="deal-who">
        <span class="deal-name">
          {player.level === undefined ? player.name : botName(player.name, player.level)}
        </span>
        <span class="deal-facts quiet">{facts(of).join(' · ')}</span>
      </span>
      <b>{points(of.score)}</b>
    </>
  );
  if (of.isThis) return <div class="deal-row">{content}</div>;
  return (
    <button
      type="button"
      class="deal-row deal-open"
      onClick={() => open({ screen: 'table', table: of.table })}
    >
      {content}
      <Icon name="next" size={18} />
    </button>
  );
}

function facts(of: DealResult): readonly string[] {
  return [
    of.isThis ? say('deal-this') : date(of.at),
    ...(of.isPractice ? [say('counts-practice')] : []),
    ...(of.isAssisted ? [say('counts-assisted')] : []),
    ...(of.isAhead ? [say('deal-ahead')] : []),
    ...(of.isImported ? [say('deal-imported')] : []),
  ];
}

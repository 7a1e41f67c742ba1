import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { render } from 'preact';
import { say, speak } from './words/words';

async function start() {
  await speak('cs');
  const root = document.getElementById('app');
  if (root) render(<h1>{say('app-name')}</h1>, root);
}
void start();

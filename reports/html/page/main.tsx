import { render } from 'preact';
import { App } from './app.tsx';
import { readPage } from './read-page.ts';

const place = document.getElementById('app');
if (place !== null) {
  place.textContent = '';
  render(<App page={readPage(document)} />, place);
}

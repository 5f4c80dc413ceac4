/** A piece of what a map's provider wants to be said; null = no link. */
export interface AttributionPart {
  words: string;
  address: string | null;
}

const LINK = /<a\b[^>]*?\bhref=(["'])(?<address>.*?)\1[^>]*>(?<words>[\s\S]*?)<\/a>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  '&copy;': '©',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;/g, (entity) => ENTITIES[entity.toLowerCase()] ?? entity)
    .replace(/\s+/g, ' ');
}

function linked(address: string): string | null {
  const text = address.replaceAll('&amp;', '&');
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
}

/**
 * The words and links of an attribution. Styles write it as HTML, which the page's policy never takes;
 * so it is read as text, and everything but links is left out.
 */
export function attributionParts(html: string): AttributionPart[] {
  const parts: AttributionPart[] = [];
  let end = 0;
  for (const match of html.matchAll(LINK)) {
    parts.push({ words: plain(html.slice(end, match.index)), address: null });
    const { address = '', words = '' } = match.groups ?? {};
    parts.push({ words: plain(words), address: linked(address) });
    end = match.index + match[0].length;
  }
  parts.push({ words: plain(html.slice(end)), address: null });
  return parts.filter(({ words }) => words.trim() !== '');
}

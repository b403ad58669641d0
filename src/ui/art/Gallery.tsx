import { type Language, textOf } from '../../content/text';
import { MARKER_KINDS } from '../../model/battle';
import { COMMANDER_NAMES } from '../../model/commander';
import { FACE_COUNT, FACES } from '../../model/dice';
import { GROUND_UNDER } from '../../model/drawing';
import { SIDES } from '../../model/side';
import { type FireLevel, type Ground, GROUNDS, TERRAIN_TOKENS, type TerrainToken } from '../../model/terrain';
import { KEYWORDS } from '../../model/unit';
import './gallery.css';
import { ArtDefs } from './ArtDefs';
import { CommandToken } from './CommandToken';
import { Crest } from './Crest';
import { Die, DIE_STATES } from './Die';
import { EmblemRoundel } from './Emblem';
import { EngagementToken } from './EngagementToken';
import { Fire } from './Fire';
import { GalleryBoard } from './GalleryBoard';
import { GalleryCards } from './GalleryCards';
import { GalleryUnits } from './GalleryUnits';
import { GALLERY_WORDS } from './galleryWords';
import { HEX_STATES, HexState } from './HexState';
import type { Joins } from './joins';
import { Shape } from './Shape';
import { lettersOf } from './letters';
import { Marker } from './Marker';
import { ControlSeal, Objective } from './Objective';
import { OrderToken } from './OrderToken';
import { Sample, Samples } from './Sample';
import { TerrainTile } from './TerrainTile';
import { UnitPiece, type UnitPieceProps } from './UnitPiece';

/** Every drawing of the game, each with its name, in both themes and both languages. */
export function Gallery() {
  return (
    <main className="gallery">
      <ArtDefs />
      <Deuteranopia />
      <h1>{GALLERY_WORDS.fr.title}</h1>
      <Sheet theme="light" language="fr" />
      <Sheet theme="dark" language="en" />
    </main>
  );
}

/** What red-green blindness makes of colours, after Machado, Oliveira and Fernandes (2009). */
function Deuteranopia() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="art-defs">
      <filter id="deuteranopia">
        <feColorMatrix values=".367 .861 -.228 0 0 .280 .673 .047 0 0 -.012 .043 .969 0 0 0 0 0 1 0" />
      </filter>
    </svg>
  );
}

const WEST_EAST: Joins = { river: [1, 4], road: [0, 3] };
const FIRE_LEVELS: readonly FireLevel[] = [1, 2, 3, 4];

const land = (ground: Ground, token: TerrainToken | null = null) => (
  <TerrainTile ground={ground} token={token} joins={token === null ? WEST_EAST : { ...WEST_EAST, road: [] }} seed={4} />
);

function Sheet({ theme, language }: { readonly theme: 'light' | 'dark'; readonly language: Language }) {
  const text = textOf(language);
  const words = GALLERY_WORDS[language];
  const letters = lettersOf(text.ranks);
  const guards: UnitPieceProps = {
    side: 'lannister',
    type: 'lannisportGuards',
    rank: 'blue',
    letter: letters.blue,
    figures: 4,
    ready: true,
    commander: null,
    keywords: [],
  };
  return (
    <section className="gallery-sheet" data-theme={theme} lang={language}>
      <h2>{words.title}</h2>
      <Samples title={words.headings.terrain}>
        {GROUNDS.map((ground) => (
          <Sample key={ground} name={text.terrain[ground].name}>
            {land(ground)}
          </Sample>
        ))}
        {TERRAIN_TOKENS.map((token) => (
          <Sample key={token} name={text.terrain[token].name}>
            {land(GROUND_UNDER[token], token)}
          </Sample>
        ))}
      </Samples>
      <Samples title={words.headings.occupied}>
        {(['hill', 'forest', 'building', 'river', 'road'] as const).map((ground) => (
          <Sample key={ground} name={text.terrain[ground].name}>
            {land(ground)}
            <UnitPiece {...guards} />
          </Sample>
        ))}
      </Samples>
      <Samples title={words.headings.onHex}>
        {FIRE_LEVELS.map((level) => (
          <Sample key={level} name={`${words.fire} ${level}`}>
            {land('forest')}
            <Fire level={level} />
          </Sample>
        ))}
        <Sample name={words.objective}>
          {land('plain')}
          <Objective />
        </Sample>
        {SIDES.map((side) => (
          <Sample key={side} name={`${words.held}, ${text.houses[side]}`}>
            {land('plain')}
            <Objective />
            {side === 'lannister' && <UnitPiece {...guards} />}
            <ControlSeal side={side} />
          </Sample>
        ))}
        {MARKER_KINDS.map((kind) => (
          <Sample key={kind} name={text.markers[kind]}>
            {land('plain')}
            <Marker marker={kind === 'catapult' || kind === 'guard' ? { kind, rank: 'red' } : { kind }} letters={letters} />
          </Sample>
        ))}
      </Samples>
      <Samples title={words.headings.states}>
        {HEX_STATES.map((state) => (
          <Sample key={state} name={words.states[state]}>
            {land('plain')}
            <HexState state={state} />
          </Sample>
        ))}
      </Samples>
      <Samples title={words.headings.dice}>
        {FACES.map((face) => (
          <Sample key={face} name={`${text.faces[face]} ×${FACE_COUNT[face]}`}>
            <Die face={face} letters={letters} state="rolled" />
          </Sample>
        ))}
        {DIE_STATES.slice(1).map((state) => (
          <Sample key={state} name={words.dieStates[state]}>
            <Die face="red" letters={letters} state={state} />
          </Sample>
        ))}
      </Samples>
      <Samples title={words.headings.tokens}>
        {FACES.map((face) => (
          <Sample key={face} name={text.faces[face]} reach={44}>
            <OrderToken face={face} letters={letters} />
          </Sample>
        ))}
        {SIDES.flatMap((side) =>
          [false, true].map((empty) => (
            <Sample key={`${side} ${String(empty)}`} name={empty ? words.place : text.terms.commandToken} reach={24}>
              <CommandToken side={side} empty={empty} />
            </Sample>
          )),
        )}
      </Samples>
      <Samples title={words.headings.signs}>
        {SIDES.map((side) => (
          <Sample key={side} name={`${words.engagement}, ${text.houses[side]}`} reach={24}>
            <EngagementToken side={side} />
          </Sample>
        ))}
        {KEYWORDS.map((keyword) => (
          <Sample key={keyword} name={text.keywords[keyword].name} reach={24}>
            <Shape name={`sign-${keyword}`} />
          </Sample>
        ))}
      </Samples>
      <Samples title={words.headings.emblems}>
        {COMMANDER_NAMES.map((name) => (
          <Sample key={name} name={name.charAt(0).toUpperCase() + name.slice(1)} reach={24}>
            <EmblemRoundel commander={name} />
          </Sample>
        ))}
      </Samples>
      <GalleryUnits text={text} titles={{ ...words.headings, losses: words.losses }} />
      <Samples title={words.headings.crests}>
        {SIDES.map((side) => (
          <Sample key={side} name={text.houses[side]} reach={116}>
            <Crest side={side} />
          </Sample>
        ))}
      </Samples>
      <h3>{words.headings.board}</h3>
      <GalleryBoard text={text} />
      <GalleryCards language={language} />
    </section>
  );
}

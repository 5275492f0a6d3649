import { SafeHtml } from "#app/ui/safe-html";
import type { LessonPiece } from "../render.server";
import { StepPlayer } from "./step-player";

type TextProps = {
	pieces: LessonPiece[];
	language: string;
	/** Where what is played in it was left. */
	positions: Record<string, number>;
	savesPosition?: boolean;
};

/** The text of a step. Nothing of a film or a recording in it is fetched before somebody plays it. */
export function LessonText({ pieces, language, positions, savesPosition }: TextProps) {
	return pieces.map((piece, at) =>
		piece.media ? (
			<StepPlayer
				key={piece.media.guid}
				{...{ media: piece.media, language, savesPosition }}
				of={piece.media.guid}
				position={positions[piece.media.guid] ?? 0}
				isFetchedLate
			/>
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text never change places
			<SafeHtml key={at} html={piece.html} lang={language} className="mt-4" />
		),
	);
}

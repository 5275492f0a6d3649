import { useSearchParams } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "#app/ui/choices";
import { Icon } from "#app/ui/icon";
import { keepChoice, keptChoice } from "#app/ui/kept-choice";
import { Link } from "#app/ui/link";
import { isPlainClick } from "#app/ui/plain-click";
import { useHydrated } from "#app/ui/use-hydrated";
import type { Cue } from "../captions/cues";
import { CoverPicture } from "../cover/cover-picture";
import { MediaPlayer } from "../player/media-player";
import { useSize } from "../use-size";

/** Bytes of a minute of film on YouTube, at the size in which it is shown here. */
const FILM_MINUTE = 7_500_000;
/** Under which a browser keeps that its line is slow. */
const KEPT = "learning-slow-line";

type As = "film" | "sound" | "text";
type Sound = { guid: string; name: string; type: string; size: number; address?: string };
type LighterProps = {
	content: {
		/** The film's own file; one of YouTube has none, and is as large as it is long. */
		file: { size: number } | null;
		seconds: number | null;
		sound: Sound | null;
		textInstead: string;
		cues: readonly Cue[];
		language: string;
		cover?: string | null;
	};
	/** The film itself, once it was chosen. */
	film: ReactNode;
	isYouTube: boolean;
	/** The words of the link to the sound, and of how fast it is played. */
	words: { link: (name: string) => string; speed: string };
	/** What the address calls the choice, where a page has several of them. */
	param?: string;
};

/**
 * A film with what can stand in for it on a slow line: each with its size before anything is loaded. Whoever says that
 * their line is slow gets the lightest of them, until they choose another. The page's handle names the texts `media`.
 */
export function Lighter({ content, film, isYouTube, words, param = "as" }: LighterProps) {
	const { t } = useTranslation("media");
	const size = useSize();
	const hydrated = useHydrated();
	const [search] = useSearchParams();
	const [isSlow, setSlow] = useState(false);
	const [taken, setTaken] = useState<As | null>(null);
	useEffect(() => setSlow(isSlowLine()), []);
	const { sound, textInstead, file, seconds, language, cover = null } = content;
	const filmSize = file?.size ?? (seconds ? (seconds / 60) * FILM_MINUTE : null);
	const offered: { as: As; bytes: number | null }[] = [
		{ as: "film", bytes: filmSize },
		...(sound ? [{ as: "sound" as const, bytes: sound.size }] : []),
		...(textInstead ? [{ as: "text" as const, bytes: new TextEncoder().encode(textInstead).length }] : []),
	];
	const asked = taken ?? offered.find(({ as }) => as === search.get(param))?.as;
	const chosen = asked ?? (isSlow && offered.length > 1 ? offered.at(-1)?.as : undefined);
	const to = (as: As) => {
		const query = new URLSearchParams(search);
		query.set(param, as);
		return `?${query}`;
	};
	/** With scripts the page stays as it is: a copy that is kept without a network has no other addresses. */
	const taking = (as: As) => ({
		to: to(as),
		preventScrollReset: true,
		replace: true,
		onClick: (event: MouseEvent<HTMLAnchorElement>) => {
			if (!isPlainClick(event)) return;
			event.preventDefault();
			setTaken(as);
		},
	});
	const label = (as: As, bytes: number | null) =>
		[
			t(`lighter.${as}`),
			bytes !== null && (as === "film" && isYouTube ? t("lighter.about", { size: size(bytes) }) : size(bytes)),
		]
			.filter(Boolean)
			.join(" · ");
	return (
		<div className="flex flex-col gap-3">
			{chosen === "sound" && sound ? (
				<MediaPlayer
					key={sound.guid}
					media={sound}
					link={words.link(sound.name)}
					speed={words.speed}
					cues={content.cues}
					language={language}
				/>
			) : chosen === "text" ? (
				<p lang={language} className="card p-5 break-words whitespace-pre-line">
					{textInstead}
				</p>
			) : chosen === "film" || isYouTube ? (
				film
			) : (
				<Link {...taking("film")} className="relative block overflow-hidden rounded-xl">
					<CoverPicture guid={cover} icon="video" className="aspect-video w-full" />
					<span className="absolute inset-0 flex items-center justify-center">
						<span className="btn btn-primary btn-lg">
							<Icon name="play" />
							{label("film", filmSize)}
						</span>
					</span>
				</Link>
			)}
			<nav aria-label={t("lighter.title")} className="flex flex-wrap gap-2 empty:hidden">
				{offered.length > 1 &&
					offered.map(({ as, bytes }) => (
						<Link
							key={as}
							{...taking(as)}
							aria-current={as === chosen ? "true" : undefined}
							className={`chip min-h-9 pr-2.5 max-md:min-h-11 ${as === chosen ? "border-accent bg-accent-soft text-accent-ink" : "hover:bg-hover"}`}
						>
							<Icon name={as === "film" ? "video" : as === "sound" ? "music" : "file-text"} />
							{label(as, bytes)}
						</Link>
					))}
			</nav>
			{hydrated && offered.length > 1 && (
				<Checkbox
					checked={isSlow}
					onChange={({ currentTarget }) => {
						setSlow(currentTarget.checked);
						keepChoice(KEPT, currentTarget.checked ? "yes" : "no");
					}}
					label={t("lighter.slow")}
					help={t("lighter.slowHelp")}
				/>
			)}
		</div>
	);
}

/** What somebody has said of their line; else what the browser knows of it. */
function isSlowLine(): boolean {
	const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
	const isSaving = connection?.saveData === true || ["slow-2g", "2g"].includes(connection?.effectiveType ?? "");
	const kept = keptChoice(KEPT);
	return kept === null ? isSaving : kept === "yes";
}

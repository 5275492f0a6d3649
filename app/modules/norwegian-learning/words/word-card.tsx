import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormKeyField } from "#app/ui/form-key";
import { numberFormat } from "#app/ui/formatters";
import { Link } from "#app/ui/link";
import { useHydrated } from "#app/ui/use-hydrated";
import { ReadAloud } from "../components/read-aloud";
import { aroundWord } from "./face";
import { type Rating, ratings } from "./ratings";
import type { ReviewData } from "./review.server";

type Next = NonNullable<ReviewData["next"]>;

/** A word from both sides: first what is asked, then the answer with how well it was known. */
export function WordCard({ data, next }: { data: ReviewData; next: Next }) {
	const { t } = useTranslation("norwegianWords");
	const { word, asks, reps } = next;
	const [isShown, setShown] = useState(data.isShown);
	const form = useRef<HTMLFormElement>(null);
	const back = useRef<HTMLDivElement>(null);
	const isBusy = useNavigation().state !== "idle";
	const show = () => setShown(true);
	useEffect(() => {
		if (isShown) back.current?.focus();
	}, [isShown]);
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (event.ctrlKey || event.metaKey || event.altKey || isBusy) return;
			if (event.target instanceof HTMLElement && event.target.closest("button, a, audio, input, select")) return;
			if (!isShown && (event.key === " " || event.key === "Enter")) {
				event.preventDefault();
				setShown(true);
			}
			if (isShown && /^[1-4]$/.test(event.key))
				form.current?.querySelector<HTMLButtonElement>(`button[value="${event.key}"]`)?.click();
		};
		window.addEventListener("keydown", press);
		return () => window.removeEventListener("keydown", press);
	}, [isShown, isBusy]);
	return (
		<article className="card flex flex-col gap-4 p-4" aria-label={t(`review.asks.${asks}`)}>
			<p className="text-sm text-ink-2">{t(`review.asks.${asks}`)}</p>
			<Front word={word} asks={asks} isShown={isShown} />
			{isShown ? (
				<>
					<div ref={back} tabIndex={-1} className="flex flex-col gap-3 border-t border-line pt-4 outline-none">
						{word.pictureGuid && (
							<img
								src={`/api/media/${word.pictureGuid}`}
								alt=""
								className="max-h-60 max-w-full self-start rounded-lg"
							/>
						)}
						{word.meaning && <p className="text-xl">{word.meaning}</p>}
						{asks === "word" && (
							<p lang={word.written} className="text-2xl font-semibold">
								{word.word}
							</p>
						)}
					</div>
					<Form ref={form} method="post" action={data.more ? "?more=1" : "?"} className="flex flex-col gap-3">
						<FormKeyField />
						<input type="hidden" name="intent" value="rate" />
						<input type="hidden" name="word_id" value={word.id} />
						<input type="hidden" name="reps" value={reps} />
						{data.more && <input type="hidden" name="more" value="1" />}
						<fieldset>
							<legend className="label">{t("review.how")}</legend>
							<div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4">
								{ratings.map((rating) => (
									<RatingButton key={rating} rating={rating} minutes={next.waits[rating]} isBusy={isBusy} />
								))}
							</div>
						</fieldset>
						<Keys text={t("review.rateKeys")} />
					</Form>
				</>
			) : (
				<>
					<Link
						to={`?shown=${word.id}${data.more ? "&more=1" : ""}`}
						className="btn btn-primary btn-lg self-start"
						onClick={(event) => {
							if (event.ctrlKey || event.metaKey || event.shiftKey) return;
							event.preventDefault();
							show();
						}}
					>
						{t("review.show")}
					</Link>
					<Keys text={t("review.showKeys")} />
				</>
			)}
		</article>
	);
}

function Front({ word, asks, isShown }: { word: Next["word"]; asks: Next["asks"]; isShown: boolean }) {
	const { t } = useTranslation("norwegianWords");
	const parts = aroundWord(word.sentence, word.word);
	const isHidden = asks === "word" && !isShown;
	return (
		<>
			{asks === "meaning" && (
				<h2 id="the-word" lang={word.written} className="text-2xl font-semibold break-words">
					{word.word}
				</h2>
			)}
			{word.sentence && (
				<p lang={word.written} className="text-lg">
					{parts ? (
						<>
							{parts[0]}
							{isHidden ? (
								<span role="img" aria-label={t("review.gap")}>
									_____
								</span>
							) : (
								<strong>{parts[1]}</strong>
							)}
							{parts[2]}
						</>
					) : (
						!isHidden && word.sentence
					)}
				</p>
			)}
			{isHidden ? null : word.audioGuid ? (
				// biome-ignore lint/a11y/useMediaCaption: it says the word that stands above it
				<audio src={`/api/media/${word.audioGuid}`} controls preload="none" className="w-full" aria-label={word.word} />
			) : (
				asks === "meaning" && <ReadAloud of="the-word" language="nb" />
			)}
		</>
	);
}

function RatingButton({ rating, minutes, isBusy }: { rating: Rating; minutes: number; isBusy: boolean }) {
	const { t, i18n } = useTranslation("norwegianWords");
	const days = Math.round(minutes / 1440);
	const [count, unit] =
		minutes < 60
			? [minutes, "minute"]
			: days < 1
				? [Math.round(minutes / 60), "hour"]
				: days < 60
					? [days, "day"]
					: [Math.round(days / 30), "month"];
	const wait = numberFormat(i18n.language, { style: "unit", unit: unit as string, unitDisplay: "long" });
	return (
		<button
			type="submit"
			name="rating"
			value={rating}
			aria-disabled={isBusy || undefined}
			onClick={(event) => isBusy && event.preventDefault()}
			className="btn btn-secondary h-auto min-h-14 flex-col gap-0 py-2"
		>
			<span>{t(`review.rating.${rating}`)}</span>
			<span className="text-13 font-normal text-ink-2">{wait.format(count as number)}</span>
		</button>
	);
}

/** Which keys do the same; only where there is a script that hears them, and a keyboard. */
function Keys({ text }: { text: string }) {
	const isHydrated = useHydrated();
	return isHydrated && <p className="hidden text-13 text-ink-3 sm:block">{text}</p>;
}

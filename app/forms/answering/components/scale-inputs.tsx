import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/ui/use-hydrated";
import { type RatingQuestion, rangeOf, type ScaleQuestion, type SliderQuestion } from "../../definition/question";
import { hasText } from "../../definition/texts";
import type { Ties } from "./question-frame";
import { Said, useSay } from "./reader";
import "../answering.css";

type Props<Asked> = { question: Asked; ties: Ties; value: unknown };

/** Points that stand in one row on the narrowest phone, the words of both ends under the first and the last. */
const ONE_ROW = 11;

/** The points of a scale or of stars, side by side; each is named in full for whoever hears it. */
export function ScaleInput({ question, ties, value }: Props<ScaleQuestion | RatingQuestion>) {
	const { t } = useTranslation("forms");
	const say = useSay();
	const { min, max } = rangeOf(question) ?? { min: 1, max: 5 };
	const step = "step" in question ? (question.step ?? 1) : 1;
	const points = Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, at) => min + at * step);
	const labels = question.type === "scale" ? question.labels : undefined;
	if (labels && Object.values(labels).some(hasText))
		return (
			<div className="flex flex-col gap-2.5">
				{points.map((point, at) => (
					<label key={point} className="answer-choice">
						<input {...pointOf(ties, point, value, at === 0)} type="radio" className="tick" />
						<span className="min-w-0 break-words text-base">
							<span className="tabular-nums">{point}</span>
							{hasText(labels[String(point)]) && (
								<>
									{" – "}
									<Said texts={labels[String(point)]} secondClass="text-sm text-ink-2" />
								</>
							)}
						</span>
					</label>
				))}
			</div>
		);
	const low = question.type === "scale" ? say(question.low) : "";
	const high = question.type === "scale" ? say(question.high) : "";
	return (
		<div>
			<div className={points.length > ONE_ROW ? "flex flex-wrap gap-1.5" : "answer-points"}>
				{points.map((point, at) => (
					<label key={point} className="answer-point">
						<input {...pointOf(ties, point, value, at === 0)} type="radio" className="tick" />
						<span className="tabular-nums">
							{question.type === "rating" && <span className="sr-only">{t("answering.stars", { count: point })}</span>}
							<span aria-hidden={question.type === "rating" || undefined}>{point}</span>
							{point === min && low && <span className="sr-only">, {low}</span>}
							{point === max && high && <span className="sr-only">, {high}</span>}
						</span>
					</label>
				))}
			</div>
			{question.type === "scale" && (hasText(question.low) || hasText(question.high)) && (
				<div aria-hidden="true" className="mt-2 flex justify-between gap-4 text-13 text-ink-2">
					<span className="max-w-1/2">
						<Said texts={question.low} />
					</span>
					<span className="max-w-1/2 text-right">
						<Said texts={question.high} />
					</span>
				</div>
			)}
		</div>
	);
}

const pointOf = (ties: Ties, point: number, value: unknown, isFirst: boolean) => ({
	...ties,
	id: isFirst ? ties.id : undefined,
	value: point,
	defaultChecked: value !== undefined && Number(value) === point,
});

/** A slider is not answered before it is touched; without JavaScript, where nobody can tell whether it was, it is a number. */
export function SliderInput({ question, ties, value }: Props<SliderQuestion>) {
	const { t } = useTranslation("forms");
	const say = useSay();
	const hydrated = useHydrated();
	const number = Number.parseFloat(String(value));
	const given = Number.isNaN(number) ? undefined : number;
	const [chosen, choose] = useState(given);
	const slider = useRef<HTMLInputElement>(null);
	useEffect(() => {
		// Moved before the page had come alive.
		const { value: moved, defaultValue } = slider.current ?? { value: "", defaultValue: "" };
		if (moved !== defaultValue) choose(Number(moved));
	}, []);
	const { min, max, step = 1 } = question;
	const { name, ...rest } = ties;
	return (
		<div>
			{given === undefined && (
				<noscript>
					<input
						{...{ name, min, max, step }}
						type="number"
						aria-label={say(question.label)}
						aria-describedby={rest["aria-describedby"]}
						className="field w-32"
					/>
				</noscript>
			)}
			<input
				{...rest}
				ref={slider}
				name={chosen === undefined ? undefined : name}
				type="range"
				{...{ min, max, step }}
				defaultValue={given ?? (min + max) / 2}
				onInput={(event) => choose(Number(event.currentTarget.value))}
				onPointerUp={(event) => choose(Number(event.currentTarget.value))}
				className={`h-11 w-full accent-accent ${given === undefined ? "noscript:hidden" : ""}`}
			/>
			<div className="flex justify-between gap-4 text-13 text-ink-2">
				<span>
					<Said texts={question.low} /> <span className="tabular-nums">({min})</span>
				</span>
				<output htmlFor={ties.id} className="text-base font-semibold text-ink tabular-nums">
					{chosen ?? (hydrated ? t("answering.notSet") : "")}
				</output>
				<span className="text-right">
					<Said texts={question.high} /> <span className="tabular-nums">({max})</span>
				</span>
			</div>
		</div>
	);
}

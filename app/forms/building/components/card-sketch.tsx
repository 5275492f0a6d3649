import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { formulaNames, formulaWithNames } from "../../builder/formula-names";
import { innerQuestions } from "../../definition/definition";
import { optionsOf, type Question, rangeOf } from "../../definition/question";
import { type Texts, textIn } from "../../definition/texts";
import { useBuilding } from "./build-context";
import { kindIcons } from "./question-kinds";
import { useCalmForm } from "./rule-words";

const MOST_OPTIONS = 8;

/** How a question will look to those who answer, as far as one has to see it to build. */
export function CardSketch({ question }: { question: Question }) {
	const { t } = useTranslation("formBuild");
	const { language } = useBuilding();
	const say = (texts: Texts | undefined) => textIn(texts, language).text;
	const range = rangeOf(question);
	const options = optionsOf(question).filter(({ isRetired }) => !isRetired);
	if ("optionsFrom" in question && question.optionsFrom) return <Blank>{t("options.carried")}</Blank>;
	switch (question.type) {
		case "shortText":
		case "email":
		case "phone":
		case "number":
		case "date":
		case "time":
		case "dropdown":
			return (
				<Blank icon={question.type === "shortText" ? undefined : kindIcons[question.type]}>
					{("placeholder" in question && say(question.placeholder)) ||
						(question.type === "dropdown"
							? options.map(({ label }) => say(label)).join(" · ")
							: t(`kind.${question.type}`))}
				</Blank>
			);
		case "longText":
			return <Blank tall>{say(question.placeholder) || t("kind.longText")}</Blank>;
		case "choice":
		case "many":
		case "ranking":
			return (
				<Row>
					{options.slice(0, MOST_OPTIONS).map(({ id, label, picture }, index) => (
						<Chip key={id}>
							<Mark type={question.type} number={index + 1} />
							{picture && <Thumb guid={picture} />}
							{say(label) || t("option", { number: index + 1 })}
						</Chip>
					))}
					{options.length > MOST_OPTIONS && (
						<span className="self-center text-13 text-ink-3">+{options.length - MOST_OPTIONS}</span>
					)}
					{"hasOther" in question && question.hasOther && <Chip>{t("other")}</Chip>}
				</Row>
			);
		case "yesNo":
			return (
				<Row>
					{[t("yes"), t("no")].map((word) => (
						<Chip key={word}>
							<Mark type="choice" number={0} />
							{word}
						</Chip>
					))}
				</Row>
			);
		case "rating":
			return (
				<div className="mt-3 flex gap-1 text-ink-3">
					{points(1, question.max).map((point) => (
						<Icon key={point} name="star" className="size-6" />
					))}
				</div>
			);
		case "scale":
		case "slider":
			return (
				<>
					{question.type === "slider" ? (
						<div className="mt-4 h-1.5 rounded-full bg-line-2" />
					) : (
						<div className="mt-3 flex flex-wrap gap-1 max-sm:gap-0.5">
							{points(range?.min ?? 0, range?.max ?? 0).map((point) => (
								<span
									key={point}
									className="flex h-9 min-w-8 flex-1 max-sm:min-w-5 items-center justify-center rounded-lg border border-line-2 text-13"
								>
									{point}
								</span>
							))}
						</div>
					)}
					<div className="mt-1.5 flex justify-between gap-4 text-13 text-ink-3">
						<span>{say(question.low) || (question.type === "slider" && range?.min)}</span>
						<span className="text-right">{say(question.high) || (question.type === "slider" && range?.max)}</span>
					</div>
				</>
			);
		case "matrix":
			return (
				<>
					<Lines>{question.rows.map(({ label }, index) => say(label) || t("row", { number: index + 1 }))}</Lines>
					<Row>
						{options.map(({ id, label }, index) => (
							<Chip key={id}>{say(label) || t("option", { number: index + 1 })}</Chip>
						))}
					</Row>
				</>
			);
		case "table":
		case "group":
			return <Lines>{innerQuestions(question).map((inner) => say(inner.label) || t(`kind.${inner.type}`))}</Lines>;
		case "consent":
			return (
				<Row>
					<Mark type="many" number={0} />
					<span className="text-sm text-ink-2">{say(question.statement) || t("kind.consent")}</span>
				</Row>
			);
		case "computed":
			return <FormulaSketch formula={question.formula} />;
		case "heading":
		case "text":
			return null;
		case "image":
			if (!question.source) break;
			return (
				<img
					src={`/api/media/${encodeURIComponent(question.source)}?size=small`}
					alt=""
					className="mt-3 max-h-48 max-w-full rounded-lg"
				/>
			);
	}
	return <Blank icon={kindIcons[question.type]}>{t(`kind.${question.type}`)}</Blank>;
}

const Thumb = ({ guid }: { guid: string }) => (
	<img
		src={`/api/media/${encodeURIComponent(guid)}?size=small`}
		alt=""
		className="-my-1 -ml-0.5 size-8 rounded object-cover"
	/>
);

function points(min: number, max: number): number[] {
	return Array.from({ length: Math.max(0, Math.min(21, max - min + 1)) }, (_, index) => min + index);
}

const Row = ({ children }: { children: ReactNode }) => <div className="mt-3 flex flex-wrap gap-1.5">{children}</div>;

const Chip = ({ children }: { children: ReactNode }) => (
	<span className="flex min-h-8 items-center gap-2 rounded-lg border border-line-2 px-2.5 text-13 break-words">
		{children}
	</span>
);

const Lines = ({ children }: { children: string[] }) => (
	<ul className="mt-2 text-13 text-ink-2">
		{children.map((line, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike and are never moved
			<li key={index} className="border-b border-line py-1.5 break-words">
				{line}
			</li>
		))}
	</ul>
);

function Blank({
	icon,
	tall,
	children,
}: {
	icon?: Parameters<typeof Icon>[0]["name"];
	tall?: boolean;
	children: ReactNode;
}) {
	return (
		<div
			className={`mt-3 flex justify-between gap-3 rounded-lg border border-line-2 bg-sunken px-3 py-2 text-13 text-ink-3 ${tall ? "min-h-14" : ""}`}
		>
			<span className="min-w-0 truncate">{children}</span>
			{icon && <Icon name={icon} className="mt-0.5" />}
		</div>
	);
}

function Mark({ type, number }: { type: string; number: number }) {
	if (type === "ranking") return <span className="text-ink-3 tabular-nums">{number}</span>;
	return (
		<span
			className={`size-3.5 shrink-0 border-[1.5px] border-control ${type === "many" ? "mt-0.5 rounded" : "rounded-full"}`}
		/>
	);
}

/** A formula as its author reads it; only this part of a card is drawn anew where what it names is called otherwise. */
function FormulaSketch({ formula }: { formula: string }) {
	const { t } = useTranslation("formBuild");
	const form = useCalmForm();
	return (
		<p className="mt-2 font-mono text-13 break-words text-ink-2">
			{formula ? formulaWithNames(formulaNames(form), formula) : t("noFormula")}
		</p>
	);
}

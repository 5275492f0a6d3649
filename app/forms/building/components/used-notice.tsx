import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { SelectField } from "#app/ui/text-field";
import {
	asAnother,
	leadOn,
	offersFor,
	partIn,
	pointKey,
	pointOf,
	putBack,
	retire,
	stays,
} from "../../builder/safe-edit";
import type { Definition } from "../../definition/definition";
import { textIn } from "../../definition/texts";
import type { UsedPart } from "../uses";
import { useBuilding } from "./build-context";
import { cardId, focusFirst } from "./focus";
import { placeOfUsed, useTouched } from "./uses-provider";
import { touchedWords } from "./uses-words";

/** How the fields for the words of parts are told apart, by what they are. */
const LINES = { option: "", row: "rows-", inner: "inner-" };

/** That replies use what was changed just now, and what is to become of their answers: decided here, publishing does not ask again. */
export function UsedNotice({ part }: { part: UsedPart }) {
	const { t } = useTranslation(["formUses", "formBuild"]);
	const { dispatch, current, language, tell } = useBuilding();
	const { last, isRough } = useTouched();
	const [to, setTo] = useState("");
	const { what, how, from, label, question, type, answers } = part;
	if (!last) return null;
	const decide = (change: (form: Definition) => Definition) => {
		dispatch({ type: "edit", change });
		tell(t("told"));
		const field = what === "question" ? [] : [`${from.question}-${LINES[what]}${partIn(from)}`];
		focusFirst([...field, cardId(from.question), cardId(placeOfUsed(part, last, current()))]);
	};
	const offers = offersFor(current(), part);
	const counted = () =>
		decide((form) => (how === "gone" ? leadOn(form, from, pointOf(to)) : asAnother(form, last, part, pointOf(to))));
	return (
		<div role="status" className="notice tone-warning rounded-xl border p-3 text-13" data-used={pointKey(from)}>
			<p className="break-words">
				<Icon name="triangle-alert" className="mr-1.5 inline size-4" />
				{touchedWords(t as never, {
					...{ what, how, answers, isRough, type, of: question.type },
					name: textIn(label, language).text,
				})}
			</p>
			{/* biome-ignore lint/a11y/useSemanticElements: buttons of one matter, and no fields of a form */}
			<div role="group" aria-label={t("about")} className="mt-2 flex flex-wrap items-end gap-1.5">
				{how === "gone" ? (
					<>
						<Button size="sm" onClick={() => decide((form) => putBack(form, last, part))}>
							{t("back")}
						</Button>
						<Button size="sm" onClick={() => decide((form) => retire(form, last, part))}>
							{t(what === "option" ? "retire" : "keep")}
						</Button>
					</>
				) : (
					<>
						<Button size="sm" onClick={() => decide((form) => stays(form, from))}>
							{t("same")}
						</Button>
						<Button size="sm" onClick={() => decide((form) => asAnother(form, last, part))}>
							{t("other")}
						</Button>
					</>
				)}
				{offers.length > 0 && (
					<span className="flex min-w-0 flex-1 basis-60 items-end gap-1.5">
						<span className="min-w-0 flex-1">
							<SelectField
								id={`lead-${pointKey(from)}`}
								name="lead"
								label={t("lead")}
								value={to}
								onChange={(event) => setTo(event.target.value)}
								options={[
									{ value: "", label: t("choose") },
									...offers.map((offer) => ({ value: offer.key, label: textIn(offer.label, language).text })),
								]}
							/>
						</span>
						{to !== "" && (
							<Button size="sm" onClick={counted}>
								{t("count")}
							</Button>
						)}
					</span>
				)}
			</div>
		</div>
	);
}

/** What is to be said of the options, the rows or the inner questions of a question: under one that has other words, or of those that are gone. */
export function PartsUsed({ of, what, line }: { of: string; what: UsedPart["what"]; line?: string }) {
	const { parts } = useTouched();
	const own = parts.filter((part) => part.what === what && part.from.question === of);
	const said = own.filter(({ how, from }) =>
		line === undefined ? how === "gone" : how !== "gone" && partIn(from) === line,
	);
	if (said.length === 0) return null;
	return (
		<div className="mt-1.5 flex flex-col gap-1.5">
			{said.map((part) => (
				<UsedNotice key={pointKey(part.from)} part={part} />
			))}
		</div>
	);
}

/** What is to be said of a question that has other words, or is of another type. */
export function QuestionUsed({ of }: { of: string }) {
	const { parts } = useTouched();
	const part = parts.find((one) => one.what === "question" && one.how !== "gone" && one.from.question === of);
	return part ? <UsedNotice part={part} /> : null;
}

/** What is to be said where questions stood that are gone: behind the one before them, or before all. */
export function GoneAfter({ id }: { id: string }) {
	const { parts, last } = useTouched();
	const { current } = useBuilding();
	const gone = parts.filter(({ what, how }) => what === "question" && how === "gone");
	const own = last && gone.length > 0 ? gone.filter((part) => placeOfUsed(part, last, current()) === id) : [];
	return own.map((part) => (
		<li key={pointKey(part.from)}>
			<UsedNotice part={part} />
		</li>
	));
}

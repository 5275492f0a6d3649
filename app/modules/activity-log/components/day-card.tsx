import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { fieldName } from "#app/forms/answers/from-fields";
import { KeptInput } from "#app/offline/components/kept-input";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { DefinitionList } from "#app/ui/definition-list";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import type { DayView } from "../looks.server";
import { asking } from "../paths";
import { AbsenceForm } from "./absence-form";
import { EntryInput } from "./entry-input";
import { EntryValue } from "./entry-value";

type DayCardProps = { day: DayView; isEditing: boolean; answer: unknown };

/** A day: what is asked, or what was sent and that it was. */
export function DayCard({ day, isEditing, answer }: DayCardProps) {
	const { t } = useTranslation("activityLog");
	const format = useFormat();
	const problem = useFormProblem(answer, { intent: "fill" });
	const isSent = day.answers !== null;
	const canFill = day.isOwn && day.isFillable;
	const isAsking = canFill && (!isSent || isEditing || problem.refused);
	return (
		<section id="day" aria-labelledby="day-title" className="card scroll-mt-20 p-4 shadow-1 md:p-5">
			<div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
				<h2 id="day-title" className="text-lg font-semibold">
					{day.isToday ? t("day.today") : format.date(day.day, "long")}
				</h2>
				{day.isToday ? (
					<span className="text-13 text-ink-3">{format.date(day.day, "long")}</span>
				) : (
					<StateBadge state={day.state} />
				)}
			</div>
			{isSent && !isAsking && <Sent day={day} canChange={canFill} />}
			{isAsking && day.state === "free" && <p className="mb-4 text-base text-ink-2">{t("day.freeButOpen")}</p>}
			{isAsking && <DayForm day={day} problem={problem} action={here(day)} />}
			{!isSent && !canFill && <p className="text-base text-ink-2">{t(`day.why.${whyNot(day)}`)}</p>}
			{!isSent && !["outside", "free"].includes(day.state) && <AbsenceForm day={day} />}
		</section>
	);
}

const here = ({ log, day }: DayView) => asking({ log, day, month: day.slice(0, 7) });

const whyNot = ({ state, isOwn }: DayView) =>
	state === "free" || state === "future" || state === "outside" || state === "absent"
		? state
		: isOwn
			? "missed"
			: "notYet";

/** How a day stands, in a word. */
export function StateBadge({ state }: { state: DayView["state"] }) {
	const { t } = useTranslation("activityLog");
	const tones = { filled: "success", late: "success", missed: "warning", open: "info" } as const;
	const tone = state in tones ? tones[state as keyof typeof tones] : "neutral";
	return <Badge tone={tone}>{t(`state.${state}`)}</Badge>;
}

function Sent({ day, canChange }: { day: DayView; canChange: boolean }) {
	const { t } = useTranslation("activityLog");
	const format = useFormat();
	const line = useRef<HTMLParagraphElement>(null);
	// Whoever has just sent the day hears that it has arrived.
	useEffect(() => {
		if (window.location.hash === "#day") line.current?.focus({ preventScroll: true });
	}, []);
	return (
		<>
			{day.isOwn && (
				<p
					ref={line}
					tabIndex={-1}
					className="mb-4 flex items-center gap-3 rounded-xl bg-success-soft p-3 text-base font-medium text-success-ink"
				>
					<Icon name="circle-check" className="size-6 shrink-0" />
					{day.isToday ? t("day.sent") : t("day.sentFor", { day: format.date(day.day, "long") })}
				</p>
			)}
			<DefinitionList
				items={day.entries.map((entry) => ({
					label: entry.label,
					value: <EntryValue entry={entry} answer={day.answers?.[entry.id]} />,
				}))}
			/>
			{day.state === "late" && day.sentAt !== null && (
				<p className="mt-3 flex items-center gap-1.5 text-13 text-ink-3">
					<Icon name="clock" /> {t("day.lateAt", { at: format.dateTime(day.sentAt) })}
				</p>
			)}
			{canChange && (
				<p className="mt-4">
					<LinkButton
						to={asking({ log: day.log, day: day.day, month: day.day.slice(0, 7), edit: true })}
						icon="pencil"
						preventScrollReset
					>
						{t("day.change")}
					</LinkButton>
				</p>
			)}
		</>
	);
}

type DayFormProps = {
	day: Pick<DayView, "log" | "day" | "entries" | "answers">;
	problem: ReturnType<typeof useFormProblem>;
	action?: string;
};

/** The entries of a day to be answered and sent. */
export function DayForm({ day, problem, action }: DayFormProps) {
	const { t } = useTranslation("activityLog");
	const { answers, entries } = day;
	const [only] = entries;
	// A log of one tick is one tap: its two answers send it.
	const isTap = entries.length === 1 && only?.kind === "tick";
	const summary = problem.summary.map((error) => ({
		...error,
		id: error.id === "day" ? undefined : error.id && fieldName(error.id),
	}));
	return (
		<Form method="post" action={action} noValidate preventScrollReset>
			<KeptInput intent="fill" />
			<input type="hidden" name="log" value={day.log} />
			<input type="hidden" name="day" value={day.day} />
			<FormErrors errors={summary} />
			{isTap && only ? (
				<fieldset className="min-w-0">
					<legend className="mb-3 text-xl font-semibold">{only.label}</legend>
					<input type="hidden" name="intent" value="fill" />
					<div className="grid grid-cols-2 gap-3">
						{(["yes", "no"] as const).map((value) => (
							<button
								key={value}
								type="submit"
								name={fieldName(only.id)}
								value={value}
								className={`btn btn-lg ${value === "yes" ? "btn-primary" : "btn-secondary"} min-h-14`}
							>
								<Icon name={value === "yes" ? "check" : "x"} />
								<span>{t(`value.${value}`)}</span>
							</button>
						))}
					</div>
				</fieldset>
			) : (
				<>
					<div className="flex flex-col gap-6">
						{entries.map((entry) => (
							<EntryInput
								key={entry.id}
								entry={entry}
								answer={answers?.[entry.id]}
								typed={problem.typed}
								errorOf={problem.of}
							/>
						))}
					</div>
					<div className="mt-6">
						<SubmitButton intent="fill" size="lg" icon="send" className="w-full sm:w-auto">
							{t(answers ? "day.sendAgain" : "day.send")}
						</SubmitButton>
					</div>
				</>
			)}
		</Form>
	);
}

import { Form, useLocation } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { BasedOn } from "#app/lists/conflict/based-on";
import { ConflictDialog } from "#app/lists/conflict/conflict-dialog";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { type Kept, useAutosave } from "#app/ui/use-autosave";
import { paths } from "../paths";
import { formFields } from "../placements/form-values";
import { goalFields } from "../placements/goals";
import type { RequiredField } from "../placements/requirements";
import type { FormView } from "../placements/show-form.server";
import type { PlacementStatus } from "../placements/status";
import { ClosingFields } from "./closing-fields";
import { LengthNote } from "./length-note";
import { MissingList } from "./missing-list";

/** What is answered when the form was kept: what follows from it. */
export type KeptPlacement = Kept & { status: PlacementStatus; missing: RequiredField[] };

type PlacementFormProps = {
	view: Pick<FormView, "placement" | "form" | "choices" | "tenant">;
	answer: unknown;
	onKept: (kept: KeptPlacement) => void;
};

const types = ["workTrial", "linkedPosition"] as const;

/** The form of a placement in its sections. It keeps itself while it is written, and is saved by its button without JavaScript. */
export function PlacementForm({ view, answer, onKept }: PlacementFormProps) {
	const { placement, form: values, choices, tenant } = view;
	const { t } = useTranslation("verdalPlacements");
	const { time } = useFormat();
	const { pathname, search } = useLocation();
	const element = useRef<HTMLFormElement>(null);
	const draft = useAutosave<KeptPlacement>(element, values.updatedAt, `${pathname}${search}`);
	const refusals = [useFormProblem(answer, { intent: "archive" }), useFormProblem(answer, { intent: "save" })] as const;
	const problem = refusals.find(({ refused }) => refused) ?? refusals[1];
	const [days, setDays] = useState({ startsOn: values.startsOn, endsOn: values.endsOn });
	const { last } = draft;
	useEffect(() => {
		if (last) onKept(last);
	}, [last, onKept]);
	const submit = (event: FormEvent<HTMLFormElement>) => {
		if (draft.state !== "saving") return draft.leave();
		// Sent now, it would meet what is just being saved as a change by somebody else.
		event.preventDefault();
		const { submitter } = event.nativeEvent as SubmitEvent;
		draft.whenIdle(() => element.current?.requestSubmit(submitter));
	};
	const said = {
		...{ clean: "", dirty: t("save.unsaved"), saving: t("save.saving"), failed: t("save.failed") },
		...{
			conflict: t("save.conflict"),
			partly: "",
			saved: draft.at === null ? "" : t("save.saved", { time: time(draft.at) }),
		},
	}[draft.state];
	const typed = (field: keyof typeof values) => problem.typed(field) ?? String(values[field] ?? "");
	const common = (field: keyof typeof values) => ({
		...{ id: field, name: field, label: t(`field.${field}`), error: problem.of(field), defaultValue: typed(field) },
	});
	const none = { value: "", label: t("choose") };
	const day = (field: "startsOn" | "endsOn") => ({
		...{ ...common(field), type: "date", className: "max-w-48" },
		onChange: ({ target }: { target: HTMLInputElement }) => setDays((was) => ({ ...was, [field]: target.value })),
	});
	const conflictFields = formFields.map((name) => ({ name, label: t(`field.${name}`), show: wordsOf(name, view, t) }));
	const was = Object.fromEntries(formFields.map((name) => [name, values[name as keyof typeof values]]));
	return (
		<>
			<ConflictDialog answer={answer} fields={conflictFields} />
			<MissingList missing={last?.missing ?? placement.missing} />
			<Form
				ref={element}
				method="post"
				className="group/placement mt-6 flex flex-col gap-8"
				onChange={draft.touch}
				onSubmit={submit}
				preventScrollReset
				noValidate
			>
				<BasedOn updatedAt={draft.updatedAt} was={was} />
				<Part name="participant">
					<SelectField {...common("participantId")} options={[none, ...choices.participants]} />
					<SelectField {...common("advisorId")} options={[none, ...choices.advisors]} />
				</Part>
				<Part name="workplace">
					<SelectField {...common("companyId")} options={[none, ...choices.workplaces]} />
					<div className="-mt-2">
						<LinkButton
							icon="building-2"
							size="sm"
							to={paths(tenant).workplace(placement.id)}
							className="max-md:min-h-11"
						>
							{t("workplace.other")}
						</LinkButton>
					</div>
					<TextField {...common("supervisorName")} help={t("help.supervisor")} autoComplete="off" />
					<div className="grid gap-5 sm:grid-cols-2">
						<TextField {...common("supervisorEmail")} type="email" autoComplete="off" />
						<TextField {...common("supervisorPhone")} type="tel" autoComplete="off" />
					</div>
				</Part>
				<Part name="position">
					<div className="hidden group-has-[[value=linkedPosition]:checked]/placement:block">
						<SelectField {...common("codeId")} help={t("help.code")} options={[none, ...choices.codes]} />
					</div>
					<TextField {...common("jobTitle")} help={t("help.jobTitle")} autoComplete="off" />
				</Part>
				<Part name="type">
					<RadioGroup
						id="type"
						name="type"
						legend={t("field.type")}
						hideLegend
						error={problem.of("type")}
						defaultValue={typed("type")}
						options={types.map((value) => ({ value, label: t(`type.${value}`), help: t(`typeHelp.${value}`) }))}
					/>
				</Part>
				<Part name="goals" help={t("help.goals")}>
					{goalFields.map(({ field }) => (
						<TextField key={field} {...common(field)} optional autoComplete="off" />
					))}
				</Part>
				<Part name="duration">
					<div className="grid gap-5 sm:grid-cols-2">
						<TextField {...day("startsOn")} />
						<TextField {...day("endsOn")} min={days.startsOn ?? undefined} />
					</div>
					<LengthNote {...days} />
					<div className="grid gap-5 sm:grid-cols-2">
						<TextField {...common("percent")} inputMode="numeric" width="max-w-24" autoComplete="off" />
						<TextField {...common("daysPerWeek")} inputMode="decimal" width="max-w-24" autoComplete="off" />
					</div>
				</Part>
				<Part name="tasks">
					<TextArea {...common("tasks")} help={t("help.tasks")} />
				</Part>
				<Part name="followUp">
					<TextArea {...common("followUp")} help={t("help.followUp")} optional />
					<TextField {...common("mentor")} help={t("help.mentor")} optional autoComplete="off" />
				</Part>
				<Part name="adaptation">
					<TextArea {...common("adaptation")} help={t("help.adaptation")} optional />
				</Part>
				<Part name="closing" help={t("help.closing")}>
					<ClosingFields values={values} problem={problem} />
					<div>
						<SubmitButton intent="archive" kind="secondary" icon="archive">
							{t("close.button")}
						</SubmitButton>
					</div>
				</Part>
				<div className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-3 border-t border-line bg-sheet px-4 py-3 md:-mx-6 md:px-6">
					<FormErrors errors={problem.summary} />
					<div className="flex flex-wrap items-center gap-3">
						<SubmitButton intent="save">{t("save.button")}</SubmitButton>
						<span role="status" className="text-13 text-ink-3" suppressHydrationWarning>
							{said}
						</span>
					</div>
				</div>
			</Form>
		</>
	);
}

/** A section of the form with its heading. */
function Part({ name, help, children }: { name: string; help?: string; children: ReactNode }) {
	const { t } = useTranslation("verdalPlacements");
	return (
		<section className="flex flex-col gap-5">
			<div>
				<h2 className="text-base font-semibold">{t(`section.${name}`)}</h2>
				{help && <p className="mt-1 max-w-160 text-sm text-ink-2">{help}</p>}
			</div>
			{children}
		</section>
	);
}

/** How the stored value of a field is written in words. */
function wordsOf(name: string, { choices }: PlacementFormProps["view"], t: (key: string) => string) {
	const lists = {
		...{ participantId: choices.participants, advisorId: choices.advisors },
		...{ companyId: choices.workplaces, codeId: choices.codes },
	};
	if (name in lists)
		return (value: string) => lists[name as keyof typeof lists].find((one) => one.value === value)?.label ?? value;
	if (["type", "endReason", "goalReached"].includes(name)) return (value: string) => t(`${name}.${value}`);
	return undefined;
}

import { Form, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { BasedOn } from "#app/lists/conflict/based-on";
import { ConflictDialog } from "#app/lists/conflict/conflict-dialog";
import { AutosaveStatus } from "#app/ui/autosave-status";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { type Kept, useAutosave } from "#app/ui/use-autosave";
import { formFields } from "../placements/form-values";
import type { RequiredField } from "../placements/requirements";
import type { FormView } from "../placements/show-form.server";
import type { PlacementStatus } from "../placements/status";
import { AgreementFields, Part } from "./agreement-fields";
import { ClosingFields } from "./closing-fields";
import { MissingList } from "./missing-list";

/** What is answered when the form was kept: what follows from it. */
export type KeptPlacement = Kept & { status: PlacementStatus; missing: RequiredField[] };

type PlacementFormProps = {
	view: Pick<FormView, "placement" | "form" | "choices" | "openings" | "tenant">;
	answer: unknown;
	onKept: (kept: KeptPlacement) => void;
	/** What was agreed on can be written here; where somebody has approved it, it changes only with a reason. */
	withAgreement: boolean;
};

/** The form of a placement in its sections. It keeps itself while it is written, and is saved by its button without JavaScript. */
export function PlacementForm({ view, answer, onKept, withAgreement }: PlacementFormProps) {
	const { placement, form: values } = view;
	const { t } = useTranslation("verdalPlacements");
	const { pathname, search } = useLocation();
	const element = useRef<HTMLFormElement>(null);
	const draft = useAutosave<KeptPlacement>(element, values.updatedAt, `${pathname}${search}`);
	const refusals = [useFormProblem(answer, { intent: "archive" }), useFormProblem(answer, { intent: "save" })] as const;
	const problem = refusals.find(({ refused }) => refused) ?? refusals[1];
	const { last } = draft;
	useEffect(() => {
		if (last) onKept(last);
	}, [last, onKept]);
	const words = {
		saved: (at: string) => t("save.saved", { time: at }),
		...{ failed: () => t("save.failed"), conflict: () => t("save.conflict") },
	};
	const conflictFields = formFields.map((name) => ({ name, label: t(`field.${name}`), show: wordsOf(name, view, t) }));
	const was = Object.fromEntries(formFields.map((name) => [name, values[name as keyof typeof values]]));
	return (
		<>
			<ConflictDialog answer={answer} fields={conflictFields} />
			{withAgreement && <MissingList missing={last?.missing ?? placement.missing} />}
			<Form
				ref={element}
				method="post"
				className="group/placement mt-6 flex flex-col gap-8"
				onChange={draft.touch}
				onSubmit={draft.onSubmit}
				preventScrollReset
				noValidate
			>
				<BasedOn updatedAt={draft.updatedAt} was={was} />
				{withAgreement && <AgreementFields view={view} problem={problem} onPick={draft.touch} />}
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
						<AutosaveStatus state={draft.state} at={draft.at} words={words} />
					</div>
				</div>
			</Form>
		</>
	);
}

/** How the stored value of a field is written in words. */
function wordsOf(name: string, { choices }: PlacementFormProps["view"], t: (key: string) => string) {
	const lists = {
		...{ participantId: choices.participants, advisorId: choices.advisors, coAdvisorId: choices.coAdvisors },
		...{ companyId: choices.workplaces, codeId: choices.codes },
	};
	if (name in lists)
		return (value: string) => lists[name as keyof typeof lists].find((one) => one.value === value)?.label ?? value;
	if (["type", "endReason", "goalReached"].includes(name)) return (value: string) => t(`${name}.${value}`);
	return undefined;
}

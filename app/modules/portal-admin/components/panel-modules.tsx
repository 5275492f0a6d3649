import { Form } from "@remix-run/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextField } from "#app/ui/text-field";
import type { Panel, PanelEntry } from "../panel.server";
import { EntryRow, Ref } from "./entry-row";
import { PanelPart } from "./panel-part";
import { useWords } from "./words";

/** The tenant's modules with their end dates, and what it can be given. */
export function PanelModules({ panel, answer }: { panel: Panel; answer: unknown }) {
	const { t } = useTranslation("followup");
	const { tenant, entries, notGiven } = panel;
	const turning = useFormProblem(answer, { intent: "turn" });
	return (
		<>
			<PanelPart title={t("tenant.itsModules")}>
				<FormErrors errors={turning.summary.map(({ text }) => ({ text }))} />
				{entries.length === 0 && <p className="text-13 text-ink-3">{t("tenant.noModules")}</p>}
				<ul>
					{entries.map((entry) => (
						<EntryRow key={entry.id} entry={entry} tenant={tenant.guid}>
							<EndForm key={entry.updatedAt} entry={entry} tenant={tenant.guid} answer={answer} />
						</EntryRow>
					))}
				</ul>
			</PanelPart>
			{notGiven.length > 0 && <GiveForm panel={panel} answer={answer} />}
		</>
	);
}

type EndFormProps = { entry: PanelEntry; tenant: string; answer: unknown };

function EndForm({ entry, tenant, answer }: EndFormProps) {
	const { t } = useTranslation("followup");
	const id = useId();
	const problem = useFormProblem(answer, { intent: "setEnd", ids: { expires: id } });
	const isMine = problem.typed("entry") === entry.id;
	return (
		<details className="text-13" open={isMine}>
			<summary className="inline-flex min-h-8 cursor-pointer items-center text-13 text-accent-ink underline decoration-accent-line underline-offset-3 max-md:min-h-11">
				{t("entry.changeEnd")}
			</summary>
			<Form method="post" preventScrollReset className="mt-2 mb-2 space-y-3">
				<Ref tenant={tenant} entry={entry.id} />
				<input type="hidden" name="updatedAt" value={entry.updatedAt} />
				{isMine && <FormErrors errors={problem.summary} />}
				<TextField
					id={id}
					type="date"
					name="expires"
					label={t("entry.lastDayOfAccess")}
					help={t("entry.emptyIsForEver")}
					optional
					defaultValue={(isMine && problem.typed("expires")) || entry.state.expires || ""}
					error={isMine ? problem.of("expires") : undefined}
					className="max-w-72"
				/>
				<SubmitButton intent="setEnd" kind="secondary" size="sm">
					{t("entry.saveEnd")}
				</SubmitButton>
			</Form>
		</details>
	);
}

function GiveForm({ panel, answer }: { panel: Panel; answer: unknown }) {
	const { t } = useTranslation("followup");
	const words = useWords();
	const problem = useFormProblem(answer, { intent: "give" });
	return (
		<PanelPart title={t("tenant.giveModule")}>
			<Form key={panel.notGiven.length} method="post" preventScrollReset className="space-y-4">
				<Ref tenant={panel.tenant.guid} />
				<SelectField
					id="moduleId"
					name="moduleId"
					label={t("field.module")}
					options={panel.notGiven.map((module) => ({ value: module.id, label: words.module(module) }))}
					defaultValue={problem.typed("moduleId")}
					error={problem.of("moduleId")}
				/>
				<TextField
					id="expires"
					type="date"
					name="expires"
					label={t("entry.lastDayOfAccess")}
					help={t("entry.emptyIsForEver")}
					optional
					defaultValue={problem.typed("expires")}
					error={problem.of("expires")}
					className="max-w-72"
				/>
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="give" kind="secondary">
					{t("tenant.give")}
				</SubmitButton>
			</Form>
		</PanelPart>
	);
}

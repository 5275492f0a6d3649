import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import type { Panel, PanelEntry } from "../panel.server";
import { EntryRow, Ref } from "./entry-row";
import { PanelPart } from "./panel-part";
import { TermsFields, useTermsIds } from "./terms-fields";
import { useWords } from "./words";

/** The tenant's modules with their terms, and what it can be given. */
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
							<ChangeForm key={entry.updatedAt} entry={entry} tenant={tenant.guid} answer={answer} />
						</EntryRow>
					))}
				</ul>
			</PanelPart>
			{notGiven.length > 0 && (
				<PanelPart title={t("tenant.giveModule")}>
					<ul>
						{notGiven.map((module) => (
							<GiveForm key={module.id} module={module} tenant={tenant.guid} answer={answer} />
						))}
					</ul>
				</PanelPart>
			)}
		</>
	);
}

type ChangeFormProps = { entry: PanelEntry; tenant: string; answer: unknown };

function ChangeForm({ entry, tenant, answer }: ChangeFormProps) {
	const { t } = useTranslation("followup");
	const form = useTermsForm(answer, "setTerms", ["entry", entry.id]);
	const { starts, expires } = entry.state;
	return (
		<Folded isOpen={form.isMine} summary={t("entry.changeTerms")}>
			<Form method="post" preventScrollReset className="mt-2 mb-2 space-y-4">
				<Ref tenant={tenant} entry={entry.id} />
				<input type="hidden" name="updatedAt" value={entry.updatedAt} />
				<FormErrors errors={form.summary} />
				<TermsFields
					ids={form.ids}
					terms={form.typed ?? { starts, expires, roles: entry.roleSet ?? entry.roles }}
					roles={entry.roles}
					errorOf={form.errorOf}
				/>
				<SubmitButton intent="setTerms" kind="secondary" size="sm">
					{t("entry.saveTerms")}
				</SubmitButton>
			</Form>
		</Folded>
	);
}

type GiveFormProps = { module: Panel["notGiven"][number]; tenant: string; answer: unknown };

function GiveForm({ module, tenant, answer }: GiveFormProps) {
	const { t } = useTranslation("followup");
	const words = useWords();
	const form = useTermsForm(answer, "give", ["moduleId", module.id]);
	const name = words.module(module);
	return (
		<li className="border-b border-line py-1 last:border-0">
			<Folded isOpen={form.isMine} summary={name}>
				<Form method="post" preventScrollReset className="mt-2 mb-3 space-y-4">
					<Ref tenant={tenant} />
					<input type="hidden" name="moduleId" value={module.id} />
					<FormErrors errors={form.summary} />
					<TermsFields
						ids={form.ids}
						terms={form.typed ?? { starts: null, expires: null, roles: module.roles }}
						roles={module.roles}
						errorOf={form.errorOf}
					/>
					<SubmitButton intent="give" kind="secondary" size="sm" aria-label={t("entry.giveNamed", { name })}>
						{t("tenant.give")}
					</SubmitButton>
				</Form>
			</Folded>
		</li>
	);
}

/** What the answer says of the one form, of many with this intent, whose field has this value. */
function useTermsForm(answer: unknown, intent: string, [field, value]: [string, string]) {
	const ids = useTermsIds();
	const problem = useFormProblem(answer, { intent, ids });
	const isMine = problem.typed(field) === value;
	const sent = (answer as { values?: { roles?: string | string[] } } | undefined)?.values?.roles;
	return {
		ids,
		isMine,
		summary: isMine ? problem.summary : [],
		errorOf: (name: string) => (isMine ? problem.of(name) : undefined),
		typed: isMine
			? {
					starts: problem.typed("starts") ?? null,
					expires: problem.typed("expires") ?? null,
					roles: [sent ?? []].flat(),
				}
			: null,
	};
}

type FoldedProps = { isOpen: boolean; summary: string; children: ReactNode };

function Folded({ isOpen, summary, children }: FoldedProps) {
	return (
		<details className="text-13" open={isOpen}>
			<summary className="inline-flex min-h-8 cursor-pointer items-center text-13 text-accent-ink underline decoration-accent-line underline-offset-3 max-md:min-h-11">
				{summary}
			</summary>
			{children}
		</details>
	);
}

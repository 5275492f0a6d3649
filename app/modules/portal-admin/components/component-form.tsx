import { Form } from "@remix-run/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { isFront } from "#app/platform/tenant/access";
import { SubmitButton } from "#app/ui/button";
import { CheckboxGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import type { CatalogueModule } from "../read-catalogue.server";
import { IconField, isOwn } from "./icon-field";
import { NameFields } from "./name-fields";

type Roles = CatalogueModule["roles"];
type Problem = ReturnType<typeof useFormProblem>;
type ComponentFormProps = { component: CatalogueModule["components"][number]; roles: Roles; answer: unknown };

const summary =
	"inline-flex min-h-8 cursor-pointer items-center text-13 text-accent-ink underline decoration-accent-line underline-offset-3 max-md:min-h-11";

/** One page of a module, folded in. */
export function ComponentForm({ component, roles, answer }: ComponentFormProps) {
	const { t } = useTranslation("followup");
	const id = useId();
	const refused = useFormProblem(answer, { intent: "editComponent" });
	const nothing = useFormProblem(undefined);
	const problem = refused.typed("id") === component.id ? refused : nothing;
	const { name, url, updatedAt, visibleInMenu } = component;
	return (
		<details open={problem.refused}>
			<summary className={summary} aria-label={t("catalogue.editNamed", { name })}>
				{t("catalogue.edit")}
			</summary>
			<Form method="post" preventScrollReset className="mt-2 mb-2 space-y-4">
				<input type="hidden" name="id" value={component.id} />
				<input type="hidden" name="updatedAt" value={updatedAt} />
				{visibleInMenu && <input type="hidden" name="visibleInMenu" value="1" />}
				<TextField
					id={`${id}-title`}
					name="ownTitle"
					label={t("catalogue.ownName")}
					help={url === null ? t("catalogue.ownNameHelp") : undefined}
					optional={url === null}
					defaultValue={problem.typed("ownTitle") ?? (isOwn(component.translationKey) ? component.title : "")}
					error={problem.of("ownTitle")}
					maxLength={80}
				/>
				<NameFields id={`${id}-names`} titles={component.titles} typed={problem.typed} of={problem.of} />
				{url !== null && <AddressField id={`${id}-url`} problem={problem} value={url} />}
				<IconField id={`${id}-icon`} value={component.icon} />
				<RoleBoxes roles={roles} chosen={component.roles} help={isFront(component.link)} />
				<FormErrors errors={problem.summary.map(({ text }) => ({ text }))} />
				<SubmitButton intent="editComponent" kind="secondary" size="sm">
					{t("catalogue.saveComponent")}
				</SubmitButton>
			</Form>
		</details>
	);
}

/** The form for a page elsewhere, folded in. */
export function AddPage({ module, answer }: { module: CatalogueModule; answer: unknown }) {
	const { t } = useTranslation("followup");
	const id = useId();
	const problem = useFormProblem(answer, { intent: "addPage" });
	return (
		<details open={problem.refused} className="mt-3">
			<summary className={summary}>{t("catalogue.addPage")}</summary>
			<p className="mb-3 text-13 text-ink-3">{t("catalogue.addPageHelp")}</p>
			<Form method="post" preventScrollReset className="space-y-4">
				<input type="hidden" name="moduleId" value={module.id} />
				<TextField
					id={`${id}-title`}
					name="ownTitle"
					label={t("catalogue.name")}
					defaultValue={problem.typed("ownTitle")}
					error={problem.of("ownTitle")}
					maxLength={80}
					required
				/>
				<NameFields id={`${id}-names`} titles={{}} typed={problem.typed} of={problem.of} />
				<AddressField id={`${id}-url`} problem={problem} />
				<IconField id={`${id}-icon`} value={problem.typed("icon") ?? "globe"} />
				<RoleBoxes roles={module.roles} chosen={module.roles.map(({ name }) => name)} />
				<FormErrors errors={problem.summary.map(({ text }) => ({ text }))} />
				<SubmitButton intent="addPage" kind="secondary" size="sm" icon="plus">
					{t("catalogue.addPage")}
				</SubmitButton>
			</Form>
		</details>
	);
}

function AddressField({ id, problem, value }: { id: string; problem: Problem; value?: string }) {
	const { t } = useTranslation("followup");
	return (
		<TextField
			id={id}
			name="url"
			type="url"
			label={t("catalogue.address")}
			help={t("catalogue.addressHelp")}
			defaultValue={problem.typed("url") ?? value}
			error={problem.of("url")}
			maxLength={500}
			required
		/>
	);
}

function RoleBoxes({ roles, chosen, help = false }: { roles: Roles; chosen: readonly string[]; help?: boolean }) {
	const { t } = useTranslation("followup");
	return (
		<CheckboxGroup
			name="roles[]"
			legend={t("catalogue.openTo")}
			help={help && t("catalogue.frontHelp")}
			options={roles.map(({ name, title }) => ({ value: name, label: title }))}
			isTicked={(role) => chosen.includes(role)}
		/>
	);
}

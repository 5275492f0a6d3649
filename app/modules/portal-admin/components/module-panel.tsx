import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { toIconName } from "#app/ui/icon-names";
import { SidePanel } from "#app/ui/side-panel";
import { TextArea, TextField } from "#app/ui/text-field";
import type { CatalogueModule } from "../catalogue.server";
import { ComponentList } from "./component-list";
import { IconField, isOwn } from "./icon-field";
import { PanelPart } from "./panel-part";
import { RoleList } from "./role-list";
import { useWords } from "./words";

type ModulePanelProps = { module: CatalogueModule; answer: unknown };

/** One module of the catalogue: what it is called, its pages, and who may what in it. */
export function ModulePanel({ module, answer }: ModulePanelProps) {
	const { t } = useTranslation("followup");
	const words = useWords();
	return (
		<SidePanel
			title={words.module(module)}
			lead={
				<span className="flex size-10 shrink-0 items-center justify-center rounded-10 bg-accent-soft text-accent-ink">
					<Icon name={toIconName(module.icon)} className="size-5" />
				</span>
			}
			meta={
				<>
					{t("catalogue.tenants", { count: module.tenants })}{" "}
					{!module.isActive && <Badge icon="minus">{t("catalogue.inactive")}</Badge>}
				</>
			}
			close="?"
		>
			<ModuleForm key={module.updatedAt} module={module} answer={answer} />
			<ComponentList module={module} answer={answer} />
			<RoleList module={module} answer={answer} />
			<Activity module={module} />
		</SidePanel>
	);
}

function ModuleForm({ module, answer }: ModulePanelProps) {
	const { t } = useTranslation("followup");
	const problem = useFormProblem(answer, { intent: "editModule" });
	const own = isOwn(module.translationKey) ? module.label : "";
	return (
		<PanelPart title={t("catalogue.about")}>
			<Form method="post" preventScrollReset className="space-y-4">
				<input type="hidden" name="id" value={module.id} />
				<input type="hidden" name="updatedAt" value={module.updatedAt} />
				<TextField
					id="ownLabel"
					name="ownLabel"
					label={t("catalogue.ownName")}
					help={t("catalogue.ownNameHelp")}
					optional
					defaultValue={problem.typed("ownLabel") ?? own}
					error={problem.of("ownLabel")}
					maxLength={80}
				/>
				<TextArea
					id="description"
					name="description"
					label={t("catalogue.description")}
					optional
					defaultValue={problem.typed("description") ?? module.description}
					error={problem.of("description")}
					maxLength={300}
				/>
				<IconField value={module.icon} />
				<TextField
					id="sortOrder"
					name="sortOrder"
					type="number"
					min={0}
					max={9999}
					label={t("catalogue.order")}
					help={t("catalogue.orderHelp")}
					defaultValue={problem.typed("sortOrder") ?? String(module.sortOrder)}
					error={problem.of("sortOrder")}
					className="max-w-32"
				/>
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="editModule">{t("catalogue.save")}</SubmitButton>
			</Form>
		</PanelPart>
	);
}

function Activity({ module }: { module: CatalogueModule }) {
	const { t } = useTranslation("followup");
	const words = useWords();
	const { id, isActive, tenants } = module;
	return (
		<PanelPart title={t("catalogue.use")}>
			<p className="mb-3 text-13 text-ink-2">{t(isActive ? "catalogue.deactivateHelp" : "catalogue.activateHelp")}</p>
			{isActive ? (
				<ConfirmButton
					label={t("catalogue.deactivate")}
					size="sm"
					title={t("catalogue.deactivateTitle", { name: words.module(module) })}
					confirmLabel={t("catalogue.deactivate")}
					fields={{ intent: "activate", id, isActive: "0" }}
				>
					{t("catalogue.deactivateEffect", { count: tenants })}
				</ConfirmButton>
			) : (
				<Form method="post" preventScrollReset>
					<input type="hidden" name="id" value={id} />
					<input type="hidden" name="isActive" value="1" />
					<SubmitButton intent="activate" kind="secondary" size="sm">
						{t("catalogue.activate")}
					</SubmitButton>
				</Form>
			)}
		</PanelPart>
	);
}

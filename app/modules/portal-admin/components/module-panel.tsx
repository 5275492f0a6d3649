import { Form, useSearchParams } from "@remix-run/react";
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
import { useAddress } from "#app/ui/use-address";
import { isMadeHere } from "../module-list";
import type { CatalogueModule, UsedBy as Using } from "../read-catalogue.server";
import { ComponentList } from "./component-list";
import { IconField, isOwn } from "./icon-field";
import { NameFields } from "./name-fields";
import { PanelPart } from "./panel-part";
import { RoleList } from "./role-list";
import { UsedBy } from "./used-by";

type ModulePanelProps = { module: CatalogueModule; answer: unknown };

/** One module of the catalogue: what it is called, its pages, and who may what in it. */
export function ModulePanel({ module, answer }: ModulePanelProps & { module: { usedBy: Using } }) {
	const { t } = useTranslation("followup");
	const to = useAddress();
	const [query] = useSearchParams();
	return (
		<SidePanel
			title={module.name}
			lead={
				<span className="flex size-10 shrink-0 items-center justify-center rounded-10 bg-accent-soft text-accent-ink">
					<Icon name={toIconName(module.icon)} className="size-5" />
				</span>
			}
			meta={
				<>
					{t(isMadeHere(module) ? "catalogue.originOwn" : "catalogue.originPortal")}{" "}
					{!module.isActive && <Badge icon="minus">{t("catalogue.inactive")}</Badge>}
				</>
			}
			close={to({ module: null, used: null })}
		>
			<ModuleForm key={module.updatedAt} module={module} answer={answer} />
			<ComponentList module={module} answer={answer} />
			<RoleList module={module} answer={answer} />
			<UsedBy usedBy={module.usedBy} isFirst={!query.has("used")} />
			<Activity module={module} answer={answer} />
		</SidePanel>
	);
}

function ModuleForm({ module, answer }: ModulePanelProps) {
	const { t } = useTranslation("followup");
	const problem = useFormProblem(answer, { intent: "editModule" });
	const own = isOwn(module.translationKey) ? module.label : "";
	const isMine = isMadeHere(module);
	return (
		<PanelPart title={t("catalogue.about")}>
			<Form method="post" preventScrollReset className="space-y-4">
				<input type="hidden" name="id" value={module.id} />
				<input type="hidden" name="updatedAt" value={module.updatedAt} />
				<TextField
					id="ownLabel"
					name="ownLabel"
					label={t("catalogue.ownName")}
					help={isMine ? undefined : t("catalogue.ownNameHelp")}
					optional={!isMine}
					required={isMine}
					defaultValue={problem.typed("ownLabel") ?? own}
					error={problem.of("ownLabel")}
					maxLength={80}
				/>
				<NameFields id="names" titles={module.titles} typed={problem.typed} of={problem.of} />
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
					width="max-w-32"
				/>
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="editModule">{t("catalogue.save")}</SubmitButton>
			</Form>
		</PanelPart>
	);
}

function Activity({ module, answer }: ModulePanelProps) {
	const { t } = useTranslation("followup");
	const removing = useFormProblem(answer, { intent: "dropModule" });
	const { id, name, isActive, tenants } = module;
	return (
		<PanelPart title={t("catalogue.use")}>
			<p className="mb-3 text-13 text-ink-2">{t(isActive ? "catalogue.deactivateHelp" : "catalogue.activateHelp")}</p>
			{isActive ? (
				<ConfirmButton
					label={t("catalogue.deactivate")}
					size="sm"
					title={t("catalogue.deactivateTitle", { name })}
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
			{isMadeHere(module) && tenants === 0 && (
				<div className="mt-3">
					<FormErrors errors={removing.summary.map(({ text }) => ({ text }))} />
					<ConfirmButton
						label={t("catalogue.remove")}
						size="sm"
						title={t("catalogue.removeTitle", { name })}
						confirmLabel={t("catalogue.remove")}
						fields={{ intent: "dropModule", id }}
					>
						{t("catalogue.removeEffect")}
					</ConfirmButton>
				</div>
			)}
		</PanelPart>
	);
}

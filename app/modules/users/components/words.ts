import { useTranslation } from "react-i18next";
import type { PlainModule } from "../show-members.server";

type Grant = { modulesTenantId: string; moduleRoleId: string };

/** Names of modules and roles in the reader's language; what a tenant named itself stays as it is. */
export function useWords() {
	const { t } = useTranslation("modules");
	const role = (name: string) => t(`roles.${name}`, { defaultValue: name });
	const module = ({ label, translationKey }: Pick<PlainModule, "label" | "translationKey">) =>
		t(translationKey, { defaultValue: label });
	/** "Users: Administrator", for each grant, in the order of the menu. */
	const grants = (given: readonly Grant[], modules: readonly PlainModule[]) =>
		modules.flatMap((one) => {
			const grant = given.find(({ modulesTenantId }) => modulesTenantId === one.modulesTenantId);
			const name = one.roles.find(({ id }) => id === grant?.moduleRoleId)?.name;
			return name ? [`${module(one)}: ${role(name)}`] : [];
		});
	return { role, module, grants };
}

import { useTranslation } from "react-i18next";
import type { BulkAction } from "#app/lists/components/bulk-bar";
import { SelectField } from "#app/ui/text-field";
import type { OfferedModule } from "../show-members.server";
import { useWords } from "./words";

/** What those who manage users do with several at once. */
export function useBulkActions(modules: readonly OfferedModule[], roles: readonly string[]): BulkAction[] {
	const { t } = useTranslation("users");
	const words = useWords();
	const offered = modules.filter((module) => module.roles.some(({ mayGive }) => mayGive));
	return [
		{
			intent: "bulkRole",
			label: t("bulk.role"),
			icon: "user-cog",
			fields: (
				<SelectField
					name="role"
					label={t("members.role")}
					options={roles.map((value) => ({ value, label: words.role(value) }))}
				/>
			),
		},
		{ intent: "bulkGrants", label: t("bulk.access"), icon: "key-round", fields: <GrantFields modules={offered} /> },
		{ intent: "bulkDeactivate", label: t("member.deactivate"), icon: "user-minus" },
		{ intent: "bulkReactivate", label: t("member.reactivate"), icon: "user-plus" },
	];
}

/** A module, and the role in it: all roles of all modules are there, so that it works without JavaScript. */
function GrantFields({ modules }: { modules: readonly OfferedModule[] }) {
	const { t } = useTranslation("users");
	const words = useWords();
	const given = modules.flatMap((module) =>
		module.roles
			.filter(({ mayGive }) => mayGive)
			.map(({ id, name }) => ({
				value: `${module.modulesTenantId}:${id}`,
				label: `${words.module(module)}: ${words.role(name)}`,
			})),
	);
	const none = modules.map((module) => ({
		value: `${module.modulesTenantId}:`,
		label: `${words.module(module)}: ${t("grants.none")}`,
	}));
	return <SelectField name="grant" label={t("bulk.grant")} options={[...given, ...none]} />;
}

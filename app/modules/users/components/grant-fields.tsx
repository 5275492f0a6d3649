import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { Time } from "#app/ui/time";
import type { OfferedModule } from "../show-members.server";
import { useWords } from "./words";

type GrantFieldsProps = {
	modules: readonly OfferedModule[];
	given: readonly { modulesTenantId: string; moduleRoleId: string }[];
};

/**
 * A role, or none, for each module of the tenant. A module in which the visitor may give nothing is shown with what the
 * member has there, and is not sent.
 */
export function GrantFields({ modules, given }: GrantFieldsProps) {
	return (
		<ul className="divide-y divide-line">
			{modules.map((module) => (
				<GrantField
					key={module.modulesTenantId}
					module={module}
					has={given.find(({ modulesTenantId }) => modulesTenantId === module.modulesTenantId)?.moduleRoleId ?? ""}
				/>
			))}
		</ul>
	);
}

function GrantField({ module, has }: { module: OfferedModule; has: string }) {
	const { t } = useTranslation("users");
	const words = useWords();
	const id = useId();
	const held = module.roles.find((role) => role.id === has);
	const roles = module.roles.filter((role) => role.mayGive || role === held);
	const mayChange = module.roles.some((role) => role.mayGive) && (held?.mayTake ?? true);
	const isClosed = module.standing !== "live";
	return (
		<li className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5">
			<div className="min-w-0 flex-1 basis-28">
				<label htmlFor={mayChange ? id : undefined} className="block text-13 font-medium break-words">
					{words.module(module)}
				</label>
				{isClosed && (
					<p id={`${id}-state`} className="text-xs text-ink-3">
						{module.standing === "upcoming" && module.starts ? (
							<>
								{t("grants.begins")} <Time at={module.starts} as="date" />
							</>
						) : module.standing === "expired" && module.expires ? (
							<>
								{t("grants.ended")} <Time at={module.expires} as="date" />
							</>
						) : (
							t("grants.off")
						)}
					</p>
				)}
			</div>
			{mayChange ? (
				<div className="relative w-36 max-sm:w-44">
					<input type="hidden" name="entries[]" value={module.modulesTenantId} />
					<select
						id={id}
						name="roles[]"
						defaultValue={has}
						className="field pr-8 text-13"
						aria-describedby={isClosed ? `${id}-state` : undefined}
					>
						<option value="">{t("grants.none")}</option>
						{roles.map((role) => (
							<option key={role.id} value={role.id}>
								{words.role(role.name)}
							</option>
						))}
					</select>
					<Icon
						name="chevron-down"
						className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-2"
					/>
				</div>
			) : (
				<span className="text-13 text-ink-2">{held ? words.role(held.name) : t("grants.none")}</span>
			)}
		</li>
	);
}

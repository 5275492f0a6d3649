import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar";
import { SubmitButton } from "#app/ui/button";
import { CardRow } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { SelectField } from "#app/ui/text-field";
import { memberRoles } from "../member-roles";
import type { Member } from "../members.server";

/** A member of a project, with the role, which managers change. */
export function MemberRow({ member, mayChange }: { member: Member; mayChange: boolean }) {
	const { t } = useTranslation("generalReports");
	const { id, name, role, isOwner } = member;
	return (
		<CardRow className="flex-wrap">
			<Avatar name={name} size={40} />
			<div className="min-w-0 flex-1 basis-40">
				<p className="text-sm font-medium break-words">{name}</p>
				<p className="text-13 text-ink-3">{t(`role.${isOwner ? "owner" : role}`)}</p>
			</div>
			{mayChange && (
				<div className="flex items-end gap-2 max-sm:w-full">
					<Form method="post" className="flex min-w-0 flex-1 items-end gap-2" preventScrollReset>
						<input type="hidden" name="userId" value={id} />
						<SelectField
							id={`role-${id}`}
							name="role"
							key={role}
							className="min-w-0 flex-1 sm:w-56 sm:flex-none"
							label={t("members.roleOf", { name })}
							defaultValue={role}
							options={memberRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
						/>
						<SubmitButton intent="role" kind="secondary">
							{t("save")}
						</SubmitButton>
					</Form>
					<ConfirmButton
						label={t("members.remove")}
						title={t("members.removeAsk", { name })}
						confirmLabel={t("members.remove")}
						fields={{ intent: "remove", userId: id }}
					>
						{t("members.removeEffect")}
					</ConfirmButton>
				</div>
			)}
		</CardRow>
	);
}

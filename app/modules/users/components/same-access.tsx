import { Form } from "@remix-run/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { TextField } from "#app/ui/text-field";
import type { Offer } from "../member-panel.server";

type SameAccessProps = {
	/** What was asked for, and whom that found; null where nobody. */
	like: string;
	found: string | null;
	members: readonly Offer[];
};

/** Fills the form for inviting with the role and the access that a member has. */
export function SameAccess({ like, found, members }: SameAccessProps) {
	const { t } = useTranslation("users");
	const list = useId();
	return (
		<Form method="get" className="mb-6 rounded-lg bg-sunken p-4" preventScrollReset>
			<div className="flex flex-wrap items-end gap-2">
				<TextField
					name="like"
					label={t("invite.like")}
					help={t("invite.likeHelp")}
					error={like && found === null ? t("invite.likeNobody") : undefined}
					defaultValue={like}
					list={list}
					autoComplete="off"
					className="min-w-0 flex-1 basis-60"
					optional
				/>
				<Button type="submit">{t("invite.likeUse")}</Button>
			</div>
			<datalist id={list}>
				{members.map((member) => (
					<option key={member.guid} value={member.email}>
						{member.name}
					</option>
				))}
			</datalist>
			{found !== null && (
				<p role="status" className="mt-2 text-13 text-ink-2">
					{t("invite.likeFound", { name: found })}
				</p>
			)}
		</Form>
	);
}

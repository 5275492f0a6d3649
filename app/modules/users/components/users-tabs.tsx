import { useTranslation } from "react-i18next";
import { viewTabs } from "#app/lists/components/view-tabs";
import type { ListView } from "#app/lists/list-data";
import { LinkButton } from "#app/ui/button";
import { PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";

type View = "members" | "unadvised" | "invitations" | "groups";
type UsersHeadProps = {
	view: View | null;
	count: number;
	address: string;
	/** The address of all members, where it is not the bare one. */
	whole?: string;
	manages: boolean;
	/** Saved views of the members' list, with the one that is open. */
	saved?: readonly ListView[];
	savedOpen?: string | null;
};

/** Head and views that the two lists share. A count past 50 is not worth what counting costs. */
export function UsersHead({ view, count, address, whole = address, manages, saved = [], savedOpen }: UsersHeadProps) {
	const { t } = useTranslation("users");
	const views: { key: View; to: string }[] = [
		{ key: "members", to: whole },
		{ key: "unadvised", to: `${address}?view=unadvised&f=advised.is.no` },
		{ key: "invitations", to: `${address}/invitations` },
		{ key: "groups", to: `${address}/groups` },
	];
	const own = views.map(({ key, to }) => ({
		to,
		label: t(`view.${key}`),
		count: key === view ? (count > 50 ? "50+" : count) : undefined,
		current: key === view,
	}));
	const kept = viewTabs(saved, savedOpen ?? null, address);
	return (
		<>
			<PageHeader
				title={t("title")}
				actions={
					manages && (
						<>
							<LinkButton icon="upload" to={`${address}/import`}>
								{t("import")}
							</LinkButton>
							<LinkButton kind="primary" icon="user-plus" to={`${address}/invite`}>
								{t("invite.title")}
							</LinkButton>
						</>
					)
				}
			/>
			{(manages || kept.length > 0) && (
				<Tabs label={t("views")} tabs={manages ? [...own, ...kept] : [...own.slice(0, 1), ...kept]} />
			)}
		</>
	);
}

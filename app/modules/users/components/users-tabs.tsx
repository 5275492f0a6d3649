import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";

type View = "members" | "unadvised" | "invitations";
type UsersHeadProps = { view: View; count: number; address: string; manages: boolean };

/** Head and views that the two lists share. A count past 50 is not worth what counting costs. */
export function UsersHead({ view, count, address, manages }: UsersHeadProps) {
	const { t } = useTranslation("users");
	const views: { key: View; to: string }[] = [
		{ key: "members", to: address },
		{ key: "unadvised", to: `${address}?advisor=none` },
		{ key: "invitations", to: `${address}/invitations` },
	];
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
			{manages && (
				<Tabs
					label={t("views")}
					tabs={views.map(({ key, to }) => ({
						to,
						label: t(`view.${key}`),
						count: key === view ? (count > 50 ? "50+" : count) : undefined,
						current: key === view,
					}))}
				/>
			)}
		</>
	);
}

import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { Menu, type MenuEntry } from "#app/ui/menu";

type ListMoreProps = { importTo?: string; trash: { to: string; label: string }; more?: readonly MenuEntry[] };

/** What is done with a list as a whole: import, the trash, and what is the list's own. */
export function ListMore({ importTo, trash, more = [] }: ListMoreProps) {
	const { t } = useTranslation("lists");
	return (
		<>
			<Menu
				label={t("more")}
				buttonClass="btn btn-quiet cursor-pointer"
				button={<Icon name="ellipsis" />}
				entries={[
					...(importTo ? [{ kind: "link", icon: "upload", label: t("import"), to: importTo } as const] : []),
					...more,
					{ kind: "link", icon: "trash-2", label: trash.label, to: trash.to },
				]}
			/>
			{importTo && (
				<LinkButton icon="upload" className="max-sm:hidden" to={importTo}>
					{t("import")}
				</LinkButton>
			)}
		</>
	);
}

/** The way to the import of a list that has no more to do with it as a whole. */
export function ImportLink({ to }: { to: string }) {
	const { t } = useTranslation("lists");
	return (
		<LinkButton kind="quiet" size="sm" icon="upload" to={to}>
			{t("import")}
		</LinkButton>
	);
}

import { useTranslation } from "react-i18next";
import { FolderIcon } from "#app/media/kind-icon";
import { LinkButton } from "#app/ui/button";
import { type Definition, DefinitionList } from "#app/ui/definition-list";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { SidePanel } from "#app/ui/side-panel";
import { Time } from "#app/ui/time";
import { useLibrary } from "./library-context";
import { ActivityTab } from "./panel/activity-tab";
import { PanelTabs } from "./panel/panel-tabs";
import type { FolderPanelData } from "./panel/panel-types";
import { SharingTab } from "./panel/sharing-tab";
import { PanelFavourite } from "./panel-favourite";
import { useLibraryAddress } from "./use-library-address";

/** Everything about one folder beside the list. */
export function FolderPanel({ panel, answer }: { panel: FolderPanelData; answer: unknown }) {
	const { t } = useTranslation("files");
	const address = useLibraryAddress();
	const { places, tenantId } = useLibrary();
	const { folder, tab, sharing } = panel;
	return (
		<SidePanel
			title={folder.name}
			lead={<FolderIcon isShared={folder.sharing !== "none"} />}
			close={address.file(null)}
			isWide
			actions={
				<>
					<LinkButton size="sm" icon="folder" to={address.folder(folder.id)}>
						{t("menu.openFolder")}
					</LinkButton>
					<a href={places.zip({ folders: [folder.id] }, tenantId)} download className="btn btn-secondary btn-sm">
						<Icon name="download" />
						<span>{t("menu.zip")}</span>
					</a>
					<PanelFavourite id={folder.id} of="folder" isFavourite={folder.isFavourite} />
				</>
			}
		>
			<PanelTabs panel={panel} />
			{tab === null && <FolderDetails panel={panel} />}
			{tab === "sharing" && sharing && <SharingTab panel={panel} sharing={sharing} answer={answer} />}
			{tab === "activity" && <ActivityTab events={panel.events} />}
		</SidePanel>
	);
}

function FolderDetails({ panel }: { panel: FolderPanelData }) {
	const { t } = useTranslation("filesPanel");
	const { t: words } = useTranslation("files");
	const address = useLibraryAddress();
	const { places } = useLibrary();
	const { folder, maker, createdAt, breadcrumb, parent } = panel;
	const where = folder.isTeam ? places.shared(parent) : places.yours(parent);
	const facts: Definition[] = [
		{
			label: t("about.folder"),
			value: (
				<Link to={where} className="link break-all">
					{breadcrumb.at(-1)?.name ?? words(folder.isTeam ? "root.team" : "root.mine")}
				</Link>
			),
		},
		{
			label: t("privacy.title"),
			value: (
				<Link to={address.tab("sharing")} className="link" preventScrollReset>
					{words(folder.sharing === "none" ? "sharing.unshared" : `sharing.${folder.sharing}`)}
				</Link>
			),
		},
		{ label: t("about.owner"), value: folder.owner?.name ?? words("list.team") },
		{ label: t("about.maker"), value: maker?.name ?? t("about.gone") },
		{ label: t("about.made"), value: <Time at={createdAt} /> },
		{ label: t("about.changed"), value: <Time at={folder.updatedAt} /> },
	];
	return <DefinitionList items={facts} />;
}

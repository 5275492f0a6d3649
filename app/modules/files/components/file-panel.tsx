import { useTranslation } from "react-i18next";
import { KindIcon } from "#app/media/kind-icon";
import { LinkButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { SidePanel } from "#app/ui/side-panel";
import { ActivityTab } from "./panel/activity-tab";
import { ConfirmNotice } from "./panel/confirm-notice";
import { FileDetails } from "./panel/file-details";
import { PanelTabs } from "./panel/panel-tabs";
import type { FilePanelData } from "./panel/panel-types";
import { SharingTab } from "./panel/sharing-tab";
import { VersionsTab } from "./panel/versions-tab";
import { PanelComments } from "./panel-comments";
import { PanelFavourite } from "./panel-favourite";
import { PanelReminder } from "./panel-reminder";
import { PanelTags } from "./panel-tags";
import { PanelUses } from "./panel-uses";
import { useLibraryAddress } from "./use-library-address";

/** Everything about one file beside the list. */
export function FilePanel({ panel, answer }: { panel: FilePanelData; answer: unknown }) {
	const { t } = useTranslation("files");
	const address = useLibraryAddress();
	const { file, tab, sharing } = panel;
	return (
		<SidePanel
			title={file.name}
			lead={<KindIcon file={{ ...file, thumbnail: null }} />}
			close={address.file(null)}
			isWide
			actions={
				<>
					<LinkButton size="sm" icon="eye" to={address.preview(file.id)} preventScrollReset>
						{t("menu.preview")}
					</LinkButton>
					<a href={`${file.url}?download=1`} download className="btn btn-secondary btn-sm">
						<Icon name="download" />
						<span>{t("menu.download")}</span>
					</a>
					<PanelFavourite id={file.id} isFavourite={file.isFavourite} />
				</>
			}
		>
			<PanelTabs panel={panel} />
			<ConfirmNotice panel={panel} />
			{tab === null && (
				<>
					<FileDetails panel={panel} />
					<PanelTags file={file} answer={answer} />
					<PanelComments panel={panel} answer={answer} />
					<PanelReminder panel={panel} answer={answer} />
					<PanelUses uses={panel.uses} />
				</>
			)}
			{tab === "sharing" && sharing && <SharingTab panel={panel} sharing={sharing} answer={answer} />}
			{tab === "versions" && <VersionsTab panel={panel} answer={answer} />}
			{tab === "activity" && <ActivityTab events={panel.events} />}
		</SidePanel>
	);
}

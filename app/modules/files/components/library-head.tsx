import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Offered } from "#app/media/upload/pick-files";
import { Icon } from "#app/ui/icon";
import { Menu } from "#app/ui/menu";
import { PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { useLibrary } from "./library-context";
import type { FolderView } from "./library-page";
import { NewFolder } from "./new-folder";
import { UploadMenu } from "./upload-menu";

type LibraryHeadProps = {
	title: string;
	place: FolderView | null;
	answer: unknown;
	onFiles: (files: readonly Offered[], isPrivate: boolean) => void;
};

/** The title with what can be made here, and the two screens of the library. */
export function LibraryHead({ title, place, answer, onFiles }: LibraryHeadProps) {
	const { t } = useTranslation("files");
	const { pathname } = useLocation();
	const { places, isAdmin } = useLibrary();
	const takes = place !== null && place.right !== "view";
	const spaces = place ? [place.space.mine, place.space.tenant] : [];
	const left = Math.max(0, Math.min(...spaces.flatMap((one) => (one ? [one.limit - one.used] : []))));
	return (
		<>
			<PageHeader
				title={title}
				actions={
					<>
						<Menu
							label={t("more.title")}
							button={<Icon name="ellipsis" className="size-5" />}
							buttonClass="icon-btn"
							entries={[
								{ kind: "link", icon: "star", label: t("more.favourites"), to: places.favourites },
								{ kind: "link", icon: "link-2", label: t("more.links"), to: places.links() },
								{ kind: "link", icon: "share-2", label: t("more.shares"), to: places.links("people") },
								{ kind: "link", icon: "shield", label: t("more.access"), to: places.access() },
								{ kind: "link", icon: "trash-2", label: t("trash.title"), to: places.trash() },
								...(isAdmin
									? [{ kind: "link" as const, icon: "settings" as const, label: t("more.rules"), to: places.rules }]
									: []),
							]}
						/>
						{takes && place && <NewFolder folder={place.folder} answer={answer} />}
						{takes && place && (
							<UploadMenu
								key={place.folder}
								rules={place.rules}
								left={left}
								folder={place.folder}
								isTeam={place.isTeam}
								onFiles={onFiles}
							/>
						)}
					</>
				}
			/>
			<Tabs
				label={t("title")}
				tabs={[
					{ to: places.yours(), label: t("yours.title"), current: pathname.endsWith("/yourfiles") },
					{ to: places.shared(), label: t("shared.title"), current: pathname.endsWith("/sharedfiles") },
				]}
			/>
		</>
	);
}

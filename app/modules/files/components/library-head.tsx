import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { Menu } from "#app/ui/menu";
import { PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { useLibrary } from "./library-context";
import type { Place } from "./library-page";
import { NewFolder } from "./new-folder";

type LibraryHeadProps = {
	title: string;
	place: Place | null;
	answer: unknown;
};

/** The title with what can be made here, and the two screens of the library. */
export function LibraryHead({ title, place, answer }: LibraryHeadProps) {
	const { t } = useTranslation("files");
	const { pathname } = useLocation();
	const { places } = useLibrary();
	const takes = place !== null && place.right !== "view";
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
							entries={[{ kind: "link", icon: "trash-2", label: t("trash.title"), to: places.trash() }]}
						/>
						{takes && place && <NewFolder folder={place.folder} answer={answer} />}
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

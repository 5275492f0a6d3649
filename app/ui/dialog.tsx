import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";

const Frame = lazy(() => import("./dialog-frame"));

export type DialogProps = {
	open: boolean;
	onClose: () => void;
	title: string;
	description?: ReactNode;
	/** Only the surface, at the palette's place: the title is read out but not shown. */
	bare?: boolean;
	children: ReactNode;
};

/** A choice that blocks the page: focus stays inside, Esc and the scrim close it. Fetched when it first opens. */
export function Dialog(props: DialogProps) {
	const { t } = useTranslation("common");
	if (!props.open) return null;
	return (
		<Suspense fallback={null}>
			<Frame {...props} closeLabel={t("close")} />
		</Suspense>
	);
}

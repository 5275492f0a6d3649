import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { useOnline } from "#app/ui/use-online";

/** Says so while the device has no network, and that what is written stays. */
export function OfflineNotice() {
	const { t } = useTranslation("shell");
	const online = useOnline();
	return (
		<div role="status">
			{!online && (
				<p className="tone-warning no-print flex min-h-10 items-center gap-2.5 border-b px-4 py-1 text-sm">
					<Icon name="cloud-off" />
					{t("offline")}
				</p>
			)}
		</div>
	);
}

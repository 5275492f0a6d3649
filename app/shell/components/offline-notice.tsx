import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";

function subscribe(changed: () => void) {
	addEventListener("online", changed);
	addEventListener("offline", changed);
	return () => {
		removeEventListener("online", changed);
		removeEventListener("offline", changed);
	};
}

/** Says so while the device has no network, and that what is written stays. */
export function OfflineNotice() {
	const { t } = useTranslation("shell");
	const online = useSyncExternalStore(
		subscribe,
		() => navigator.onLine,
		() => true,
	);
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

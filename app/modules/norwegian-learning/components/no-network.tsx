import { Icon } from "#app/ui/icon";

/** What somebody is told while there is no network. */
export function NoNetwork({ children }: { children: string }) {
	return (
		<p role="status" className="tone-warning mb-4 flex gap-2 rounded-lg p-3 text-base">
			<Icon name="cloud-off" className="mt-1" />
			<span>{children}</span>
		</p>
	);
}

CREATE TABLE `announcements` (
	`id` text PRIMARY KEY NOT NULL,
	`level` text NOT NULL,
	`texts` text NOT NULL,
	`only_tenant_id` text,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`only_tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `announcements_by_end` ON `announcements` (`ends_at`);
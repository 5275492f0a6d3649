CREATE TABLE `hms_campaign_companies` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`company_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`campaign_id`) REFERENCES `hms_campaigns`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`,`company_id`) REFERENCES `hms_companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hms_campaign_companies_of_campaign` ON `hms_campaign_companies` (`tenant_id`,`campaign_id`,`company_id`);--> statement-breakpoint
CREATE INDEX `hms_campaign_companies_of_company` ON `hms_campaign_companies` (`tenant_id`,`company_id`);--> statement-breakpoint
CREATE TABLE `hms_campaigns` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `hms_campaigns_by_sender` ON `hms_campaigns` (`tenant_id`,`created_by`,`id`);